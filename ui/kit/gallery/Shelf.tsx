/** One shelf of the gallery: a part's name and the part in its states. */
import type { ReactNode } from 'react';
import './gallery.css';

export const Shelf = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="k-shelf" aria-label={title}>
    <h2 className="k-shelf-title">{title}</h2>
    <div className="k-shelf-things">{children}</div>
  </section>
);
