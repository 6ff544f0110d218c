/** A menu that drops from a button. */
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import './Menu.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Why it is off; shown below its label. */
  why?: string | undefined;
  danger?: boolean;
  onSelect: () => void;
}

/** `items`: entries, with `'line'` between groups. */
export function Menu({ trigger, label, items }: { trigger: ReactElement; label: string; items: (MenuItem | 'line')[] }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="k-menu" aria-label={label} sideOffset={6} collisionPadding={8} align="end">
          {items.map((item, i) =>
            item === 'line' ? (
              <Radix.Separator key={`line-${i}`} className="k-menu-line" />
            ) : (
              <Radix.Item
                key={item.id}
                className="k-menu-item"
                data-danger={item.danger || undefined}
                disabled={item.why !== undefined}
                onSelect={item.onSelect}
              >
                {item.icon && <span className="k-menu-icon" aria-hidden>{item.icon}</span>}
                <span>
                  {item.label}
                  {item.why && <small className="k-menu-why">{item.why}</small>}
                </span>
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
