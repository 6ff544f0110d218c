/** Form fields: text, select, switch, and a segmented choice. Each has a label, and help or an error below. */
import { RadioGroup, Select as RadixSelect, Switch as RadixSwitch } from 'radix-ui';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import Check from '~icons/lucide/check';
import Down from '~icons/lucide/chevron-down';
import './Field.css';

interface FieldProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

const Frame = ({ id, label, help, error, children }: FrameProps) => (
  <div className="k-field" data-error={error ? true : undefined}>
    <label className="k-field-label" htmlFor={id}>{label}</label>
    {children}
    {(error ?? help) !== undefined && <p className="k-field-help" id={`${id}-help`} role={error ? 'alert' : undefined}>{error ?? help}</p>}
  </div>
);

const described = (id: string, { help, error }: FieldProps) => ({
  ...((error ?? help) !== undefined && { 'aria-describedby': `${id}-help` }),
  ...(error && { 'aria-invalid': true }),
});

interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  value: string;
  /** Left out for a text that is `readOnly`. */
  onChange?: (value: string) => void;
}

export function TextField({ label, help, error, value, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Frame id={id} {...{ label, help, error }}>
      <input id={id} className="k-input" value={value} onChange={(e) => onChange?.(e.target.value)} {...described(id, { label, help, error })} {...rest} />
    </Frame>
  );
}

export interface Option {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Why it cannot be chosen. */
  why?: string | undefined;
}

interface ChoiceProps extends FieldProps {
  value: string;
  onChange: (id: string) => void;
  options: Option[];
}

export function Select({ label, help, error, value, onChange, options }: ChoiceProps) {
  const id = useId();
  return (
    <Frame id={id} {...{ label, help, error }}>
      <RadixSelect.Root value={value} onValueChange={onChange}>
        <RadixSelect.Trigger id={id} className="k-input k-select" {...described(id, { label, help, error })}>
          <RadixSelect.Value />
          <RadixSelect.Icon asChild><Down aria-hidden /></RadixSelect.Icon>
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content className="k-menu k-select-list" position="popper" sideOffset={4} collisionPadding={8}>
            <RadixSelect.Viewport>
              {options.map((option) => (
                <RadixSelect.Item key={option.id} value={option.id} className="k-menu-item" disabled={option.why !== undefined}>
                  <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                  <RadixSelect.ItemIndicator className="k-menu-icon"><Check aria-hidden /></RadixSelect.ItemIndicator>
                  {option.why && <small>{option.why}</small>}
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </Frame>
  );
}

interface SwitchProps extends FieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  why?: string | undefined;
}

export function Switch({ label, help, error, checked, onChange, why }: SwitchProps) {
  const id = useId();
  const text = why ?? help;
  return (
    <div className="k-field k-switch-field">
      <RadixSwitch.Root id={id} className="k-switch" checked={checked} onCheckedChange={onChange} disabled={why !== undefined} {...described(id, { label, help: text, error })}>
        <RadixSwitch.Thumb className="k-switch-thumb" />
      </RadixSwitch.Root>
      <label className="k-field-label" htmlFor={id}>{label}</label>
      {(error ?? text) !== undefined && <p className="k-field-help" id={`${id}-help`}>{error ?? text}</p>}
    </div>
  );
}

/** A few choices side by side, one of them on. */
export function Segmented({ label, help, value, onChange, options, hideLabel = false }: ChoiceProps & { hideLabel?: boolean }) {
  const id = useId();
  return (
    <div className="k-field">
      <span className={hideLabel ? 'k-unseen' : 'k-field-label'} id={id}>{label}</span>
      <RadioGroup.Root className="k-segmented" aria-labelledby={id} value={value} onValueChange={onChange} orientation="horizontal">
        {options.map((option) => (
          <RadioGroup.Item key={option.id} value={option.id} className="k-segment" disabled={option.why !== undefined} title={option.why}>
            {option.icon && <span aria-hidden className="k-menu-icon">{option.icon}</span>}
            {option.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {help !== undefined && <p className="k-field-help">{help}</p>}
    </div>
  );
}
