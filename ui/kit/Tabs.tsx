/** Tabs like index cards in a file box. */
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './Tabs.css';

export interface Tab {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A small mark beside the label, such as a number of news. */
  badge?: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  value?: string;
  onChange?: (id: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root
      className="k-tabs"
      {...(value !== undefined ? { value } : { defaultValue: tabs[0]?.id ?? '' })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Radix.List className="k-tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="k-tab">
            {tab.icon && <span className="k-tab-icon" aria-hidden>{tab.icon}</span>}
            {tab.label}
            {tab.badge !== undefined && <span className="k-tab-badge">{tab.badge}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="k-tab-content">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
