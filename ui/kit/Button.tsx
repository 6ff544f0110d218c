/** Buttons. One that is off stays focusable and says why. */
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Tooltip } from './Tooltip';
import './Button.css';

interface Common extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Why it is off, in words; shown on hover, focus, tap and long press. */
  why?: string | undefined;
  /** Something is on its way: it waits, without a reason. */
  busy?: boolean | undefined;
}

export interface ButtonProps extends Common {
  /** `primary`: the one thing asked. `plain`: another way. `quiet`: beside the point. `danger`: cannot be undone. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  icon?: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
}

const off = { 'aria-disabled': true, onClick: (e: MouseEvent) => e.preventDefault() } as const;

export function Button({ kind = 'plain', size = 'm', icon, wide, why, busy, children, className = '', ...rest }: ButtonProps) {
  return (
    <Tooltip text={why} onTap>
      <button
        type="button"
        className={`k-button ${className}`}
        data-kind={kind}
        data-size={size}
        data-wide={wide || undefined}
        {...rest}
        {...((why || busy) && off)}
        {...(busy && { 'aria-busy': true })}
      >
        {icon && <span className="k-button-icon" aria-hidden>{icon}</span>}
        {children !== undefined && <span>{children}</span>}
      </button>
    </Tooltip>
  );
}

export interface IconButtonProps extends Omit<Common, 'children'> {
  /** Its name: spoken, and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  kind?: 'plain' | 'quiet' | 'danger';
  /** Pressed or not, for toggles. */
  pressed?: boolean;
}

export function IconButton({ label, icon, kind = 'quiet', pressed, why, busy, className = '', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={why ? `${label}: ${why}` : label} onTap={why !== undefined}>
      <button
        type="button"
        className={`k-icon-button ${className}`}
        data-kind={kind}
        aria-label={label}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        {...rest}
        {...((why || busy) && off)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
