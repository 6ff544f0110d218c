/** One of several, drawn freely: the keyboard and screen readers find a radio group, whatever it looks like. */
import { RadioGroup } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { Tooltip } from './Tooltip';

interface ChoiceGroupProps {
  label: string;
  /** Null: nothing is chosen yet. */
  value: string | null;
  onChange: (id: string) => void;
  className?: string;
  children: ReactNode;
}

export const ChoiceGroup = ({ label, value, onChange, className, children }: ChoiceGroupProps) => (
  <RadioGroup.Root className={className} aria-label={label} value={value ?? ''} onValueChange={onChange}>
    {children}
  </RadioGroup.Root>
);

interface ChoiceProps {
  id: string;
  /** Its name, where its content does not say it all. */
  label?: string;
  /** Why it cannot be chosen. */
  why?: string | undefined;
  className?: string;
  style?: CSSProperties;
  /** The mouse has come to it (true) or gone; for previews. */
  onLook?: (here: boolean) => void;
  children: ReactNode;
}

/** Needs `ChoiceGroup` above it. */
export const Choice = ({ id, label, why, className, style, onLook, children }: ChoiceProps) => (
  <Tooltip text={why} onTap>
    <RadioGroup.Item
      value={id}
      className={className}
      style={style}
      {...(onLook && { onPointerEnter: (e) => e.pointerType !== 'touch' && onLook(true), onPointerLeave: () => onLook(false) })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(why !== undefined && { 'aria-disabled': true, onClick: (e) => e.preventDefault() })}
    >
      {children}
    </RadioGroup.Item>
  </Tooltip>
);
