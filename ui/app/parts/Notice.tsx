/** One designed place for empty, missing and broken: what is the matter, and the way on. */
import type { ReactNode } from 'react';
import './Notice.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  tone?: 'plain' | 'bad';
  /** Heading level. */
  level?: 1 | 2 | 3;
}

export function Notice({ title, children, icon, actions, tone = 'plain', level = 2 }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="a-notice" data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      {icon && <span className="a-notice-icon" aria-hidden>{icon}</span>}
      <Heading>{title}</Heading>
      {children && <div className="a-notice-text">{children}</div>}
      {actions && <div className="a-actions">{actions}</div>}
    </div>
  );
}
