import { Deferred, router } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n.js';

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
  const { t } = useI18n();
  return (
    <section className="overview-part" aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note}
      </div>
      {data ? (
        <Deferred
          data={data}
          fallback={
            <p role="status" className="overview-wait">
              {t('common.loading')}
            </p>
          }
          rescue={<Failed data={data} />}
        >
          {children}
        </Deferred>
      ) : (
        children
      )}
    </section>
  );
}

function Failed({ data }: { data: string }) {
  const { t } = useI18n();
  return (
    <div className="overview-wait">
      <p>{t('common.load_failed')}</p>
      <button type="button" className="button button-small" onClick={() => router.reload({ only: [data] })}>
        {t('common.try_again')}
      </button>
    </div>
  );
}
