import type { SynonymsView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { EmptyList } from '../../admin/list/empty-list.js';
import { ListToolbar } from '../../admin/list/list-toolbar.js';
import { RecordLink } from '../../admin/record-link.js';
import { Icon } from '../../ui/icon.js';
import { Pagination } from '../../ui/pagination.js';
import { LanguageFilter } from './language-filter.js';
import { SynonymTable } from './synonym-table.js';

const LIST = ['synonyms', 'closeUrl'];
export const NEW_SYNONYM = 'new-synonym';

/** What searches take for the same. */
export function Synonyms({ view }: { view: SynonymsView }) {
  const { t } = useI18n();
  const { rows, count, filters, formUrl, keep, resetUrl, newUrl } = view;
  const add = (id?: string) => (
    <RecordLink id={id} className="button button-main" href={newUrl}>
      <Icon name="plus" />
      {t('synonyms.new')}
    </RecordLink>
  );
  return (
    <section className="list" aria-label={t('synonyms.title')}>
      <div className="list-part">
        <p>{t('synonyms.intro')}</p>
        {add(NEW_SYNONYM)}
      </div>
      <ListToolbar
        url={formUrl}
        query={filters.query}
        searchLabel={t('synonyms.search')}
        keep={keep}
        only={LIST}
        resetUrl={resetUrl}
      >
        <LanguageFilter value={filters.language} />
      </ListToolbar>
      <p role="status" className="list-count">
        {t('synonyms.count', { count })}
      </p>
      {rows.length > 0 ? (
        <SynonymTable rows={rows} />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t('synonyms.none')} action={add()} />
      )}
      <Pagination pages={view.pagination} />
    </section>
  );
}
