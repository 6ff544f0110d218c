/** A framed place: part of the table, or a sheet of paper lying on it. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import './Panel.css';

interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode;
  icon?: ReactNode;
  tone?: 'table' | 'paper';
  /** Buttons or facts at the right end of its head. */
  aside?: ReactNode;
}

export function Panel({ title, icon, tone = 'table', aside, children, className = '', ...rest }: PanelProps) {
  return (
    <section className={`k-panel ${className}`} data-tone={tone} {...rest}>
      {(title !== undefined || aside !== undefined) && (
        <header className="k-panel-head">
          {title !== undefined && (
            <h3 className="k-panel-title">
              {icon && <span aria-hidden className="k-panel-icon">{icon}</span>}
              {title}
            </h3>
          )}
          {aside !== undefined && <div className="k-panel-aside">{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
