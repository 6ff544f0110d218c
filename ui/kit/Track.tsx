/** A track: spaces in a row towards an end, filled one after the other. */
import { motion } from 'motion/react';
import type { ReactNode } from 'react';
import './Track.css';

export interface TrackSpace {
  id: string;
  /** Printed on the space. */
  print: ReactNode;
  /** Said for the space: what it is, and whether it is filled. */
  label: string;
  /** What lies on it. */
  piece?: ReactNode;
  /** Out of play, as at smaller tables. */
  unused?: boolean;
  /** The end that nobody wants, or everybody. */
  end?: 'danger' | 'goal';
}

export function Track({ label, spaces, note }: { label: string; spaces: TrackSpace[]; note?: ReactNode }) {
  return (
    <div className="k-track">
      <ol className="k-track-spaces" aria-label={label}>
        {spaces.map((space) => (
          <li key={space.id} className="k-space" data-unused={space.unused || undefined} data-end={space.end} aria-label={space.label}>
            <span className="k-space-print" aria-hidden>{space.print}</span>
            {space.piece && (
              <motion.span className="k-space-piece" initial={{ scale: 2, opacity: 0 }} animate={{ scale: 1, opacity: 1 }} aria-hidden>
                {space.piece}
              </motion.span>
            )}
          </li>
        ))}
      </ol>
      {note && <p className="k-track-note">{note}</p>}
    </div>
  );
}
