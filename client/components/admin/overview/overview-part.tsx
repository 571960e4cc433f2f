import type { ReactNode } from 'react';
import { DeferredPart } from '../../ui/deferred-part.js';
import { boxClass } from '../../ui/layout/boxes.js';

interface Props {
  id: string;
  title: string;
  /** Next to the title. */
  note?: ReactNode;
  /** The prop that comes after the page; its place is kept. */
  data?: string;
  children: ReactNode;
}

/** A part of the overview under its title; one that could not be counted does not take the others with it. */
export function OverviewPart({ id, title, note, data, children }: Props) {
  return (
    <section
      className={boxClass('box', { shrinks: true }, data ? 'overview-part needs-script' : 'overview-part')}
      aria-labelledby={`${id}-title`}
    >
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note}
      </div>
      {data ? (
        <DeferredPart
          data={data}
          className={boxClass('row', { gap: 3, align: 'center', tone: 'soft' }, 'overview-wait')}
        >
          {children}
        </DeferredPart>
      ) : (
        children
      )}
    </section>
  );
}
