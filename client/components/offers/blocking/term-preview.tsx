import type {
  StoppedOffer,
  TermPreview as Preview,
} from '../../../../src/offers/blocking/blocked-terms.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';

/** The offers that a term would block, before it is saved. */
export function TermPreview({ term, preview }: { term: string; preview: Preview }) {
  const { t } = useI18n();
  const { count, stores, isExact, offers } = preview;
  const title = t('blocked-terms.preview_title', { term });
  const columns: Column<StoppedOffer>[] = [
    {
      id: 'name',
      label: t('blocked-offers.fields.offer'),
      cell: ({ name, companyName }) => (
        <>
          {name}
          <small>{companyName}</small>
        </>
      ),
    },
    {
      id: 'category',
      label: t('blocked-terms.category'),
      cell: ({ category }) => category || t('blocked-terms.no_category'),
    },
    {
      id: 'where',
      label: t('blocked-terms.where'),
      cell: ({ match }) => match && t(`blocked-terms.places.${match.place}`),
    },
  ];
  return (
    <section className="list" aria-labelledby="preview-title">
      <h2 id="preview-title">{title}</h2>
      <p role="status">
        {count > 0
          ? `${t('blocked-terms.preview_count', { count })} (${t('blocked-terms.of_stores', { count: stores })}).`
          : t('blocked-terms.preview_none')}
        {!isExact && ` ${t('blocked-terms.preview_more')}`}
      </p>
      {offers.length > 0 && <DataTable caption={title} columns={columns} rows={offers} />}
    </section>
  );
}
