/** A name or a reason on hover, focus and long press. */
import { Tooltip as Radix } from 'radix-ui';
import { useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import './Tooltip.css';

const LONG_PRESS = 450;
const STAYS = 3500;

interface TooltipProps {
  /** Nothing: no tooltip at all. */
  text: ReactNode;
  /** One element that takes a ref and pointer handlers. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** A tap shows it too; for controls that are off, where a tap has no other meaning. */
  onTap?: boolean;
}

/** Wraps one element with a tooltip. Needs `Kit` above it. */
export function Tooltip({ text, children, side = 'top', onTap = false }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (text === undefined || text === null || text === '') return children;

  const show = () => {
    setOpen(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), STAYS);
  };
  const press = (e: PointerEvent) => {
    if (e.pointerType === 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(show, LONG_PRESS);
  };
  const release = (e: PointerEvent) => {
    if (e.pointerType !== 'mouse' && !open) clearTimeout(timer.current);
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        asChild
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={(e) => {
          if (!onTap) return;
          // Radix closes on click; a control that is off explains itself instead.
          e.preventDefault();
          show();
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="k-tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
          <Radix.Arrow className="k-tooltip-arrow" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
