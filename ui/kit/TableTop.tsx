/** The ground of every board: its width is the measure of all parts on it; own cards and action bar stand at its foot. */
import { LayoutGroup, MotionConfig } from 'motion/react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useMatch } from './match';
import './TableTop.css';

interface TableTopProps {
  /** Phase banner. */
  head: ReactNode;
  /** What the thumbs need beside it, such as the hand; always in reach, above the action bar. */
  tray?: ReactNode;
  /** The action bar. */
  bar: ReactNode;
  children: ReactNode;
  className?: string;
}

export function TableTop({ head, tray, bar, children, className = '' }: TableTopProps) {
  const { manifest } = useMatch();
  return (
    <MotionConfig reducedMotion="user" transition={{ type: 'spring', duration: 0.38, bounce: 0.12 }}>
      <LayoutGroup>
        <div className={`k-table ${className}`} style={{ '--c-accent': manifest.accent } as CSSProperties}>
          <div className="k-table-in">
            {head}
            <div className="k-table-main">{children}</div>
          </div>
          <div className="k-table-foot">
            {tray && <div className="k-tray">{tray}</div>}
            {bar}
          </div>
        </div>
      </LayoutGroup>
    </MotionConfig>
  );
}

interface TrayProps {
  /** For a board's own styles: `--tray-most` is how high it gets before it scrolls by itself (default: `46vh`). */
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What lies in the tray, one below the other: it scrolls by itself from about half a window's height on. */
export const Tray = ({ className = '', ref, children }: TrayProps) => <div ref={ref} className={`k-tray-in ${className}`}>{children}</div>;

/** A row that may be longer than the screen: it scrolls by itself, the page never does. Keys scroll it once it has the focus. */
export const Strip = ({ label, children, className = '' }: { label: string; children: ReactNode; className?: string }) => (
  <div className={`k-strip ${className}`} role="group" aria-label={label} tabIndex={0}>{children}</div>
);
