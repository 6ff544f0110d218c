/** Short notes that come and go, and the provider that every page sits in. */
import { Toast as Radix, Tooltip } from 'radix-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Cross from '~icons/lucide/x';
import './Toast.css';

export interface ToastNote {
  title: string;
  text?: string;
  tone?: 'plain' | 'good' | 'bad' | 'turn';
}

type Tell = (note: ToastNote) => void;
const ToastContext = createContext<Tell | null>(null);

/** Shows a note: `const toast = useToast(); toast({ title })`. */
export function useToast(): Tell {
  const tell = useContext(ToastContext);
  if (!tell) throw new Error('useToast outside of Kit');
  return tell;
}

/** Wraps the whole app once: tooltips and toasts work below it. */
export function Kit({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kit');
  const [notes, setNotes] = useState<(ToastNote & { key: number })[]>([]);
  const tell = useCallback<Tell>((note) => {
    setNotes((all) => [...all.slice(-2), { ...note, key: (all.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  return (
    <ToastContext value={tell}>
      <Tooltip.Provider delayDuration={350} skipDelayDuration={200}>
        <Radix.Provider label={t('toast')} duration={6000}>
          {children}
          {notes.map((note) => (
            <Radix.Root
              key={note.key}
              className="k-toast"
              data-tone={note.tone ?? 'plain'}
              onOpenChange={(open) => !open && setNotes((all) => all.filter((n) => n.key !== note.key))}
            >
              <Radix.Title className="k-toast-title">{note.title}</Radix.Title>
              {note.text && <Radix.Description className="k-toast-text">{note.text}</Radix.Description>}
              <Radix.Close className="k-toast-close" aria-label={t('close')}>
                <Cross aria-hidden />
              </Radix.Close>
            </Radix.Root>
          ))}
          <Radix.Viewport className="k-toasts" />
        </Radix.Provider>
      </Tooltip.Provider>
    </ToastContext>
  );
}
