import type { ReactNode } from 'react';
import { Later } from '../../ui/later.js';

interface Props {
  id: string;
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** The prop that comes after the page; its place is kept. */
  data?: string;
  children: ReactNode;
}

/** A part of the overview under its title; one that could not be counted does not take the others with it. */
export function Part({ id, title, note, data, children }: Props) {
  return (
    <section className={`overview-part${data ? ' needs-script' : ''}`} aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note}
      </div>
      {data ? (
        <Later data={data} className="overview-wait">
          {children}
        </Later>
      ) : (
        children
      )}
    </section>
  );
}
