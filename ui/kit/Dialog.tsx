/** A dialog (centre of the table) or a drawer (from the side, on phones from below). */
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Cross from '~icons/lucide/x';
import { IconButton } from './Button';
import './Dialog.css';

interface DialogProps {
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** Opens it; leave out and use `open` to steer it from outside. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
  shape?: 'dialog' | 'wide' | 'drawer';
}

/** Focus goes to the dialog, which is read out by its title; on its first button that one's tooltip would pop up. */
const focusWhole = (event: Event): void => {
  event.preventDefault();
  (event.currentTarget as HTMLElement | null)?.focus();
};

export function Dialog({ title, description, trigger, open, onOpenChange, children, actions, shape = 'dialog' }: DialogProps) {
  const { t } = useTranslation('kit');
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="k-dialog-veil" />
        <Radix.Content className="k-dialog" data-shape={shape} onOpenAutoFocus={focusWhole} {...(!description && { 'aria-describedby': undefined })}>
          <header className="k-dialog-head">
            <Radix.Title className="k-dialog-title">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('close')} icon={<Cross />} />
            </Radix.Close>
          </header>
          {description && <Radix.Description className="k-dialog-text">{description}</Radix.Description>}
          <div className="k-dialog-body">{children}</div>
          {actions && <footer className="k-dialog-actions">{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog around it; wrap a button of `actions`. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Radix.Close asChild>{children}</Radix.Close>;
