import type { SearchesView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { EmptyList } from '../../admin/list/empty-list.js';
import { ListToolbar } from '../../admin/list/list-toolbar.js';
import { Tabs } from '../../ui/navigation/tabs.js';
import { Pagination } from '../../ui/navigation/pagination.js';
import { CsvLink } from './csv-link.js';
import { LanguageFilter } from './language-filter.js';
import { SearchTable } from './search-table.js';
import { SearchTotals } from './search-totals.js';
import { Cluster } from '../../ui/layout/boxes.js';

const LIST = ['searches', 'views', 'period'];

/** The most frequent searches, and searches without results. */
export function Searches({ view }: { view: SearchesView }) {
  const { t } = useI18n();
  const { rows, totals, shown, filters, formUrl, keep, resetUrl, csvUrl } = view;
  const open = shown.find(({ current }) => current)!;
  return (
    <section className="list" aria-label={t('statistics.searches.title')}>
      <ListToolbar
        url={formUrl}
        query={filters.query}
        searchLabel={t('statistics.searches.search')}
        keep={keep}
        only={LIST}
        resetUrl={resetUrl}
      >
        <LanguageFilter value={filters.language} />
      </ListToolbar>
      <SearchTotals totals={totals} />
      <Cluster gap={3} align="center" justify="between" className="list-part">
        <Tabs
          label={t('statistics.searches.by_hits')}
          tabs={shown.map((tab) => ({ ...tab, label: t(`statistics.searches.shown.${tab.id}`) }))}
        />
        <CsvLink url={csvUrl} />
      </Cluster>
      {rows.length > 0 ? (
        <SearchTable rows={rows} />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t(`statistics.searches.none.${open.id}`)} />
      )}
      <Pagination pages={view.pagination} />
      <p className="field-hint">{t('statistics.searches.note')}</p>
    </section>
  );
}
