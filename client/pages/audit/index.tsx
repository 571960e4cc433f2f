import type { PageProps } from '../../../src/core/inertia/pages.js';
import { DateFilter } from '../../components/admin/list/date-filter.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { FilterChoices } from '../../components/admin/list/filter-choices.js';
import { ListToolbar } from '../../components/admin/list/list-toolbar.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { AuditTable } from '../../components/audit/audit-table.js';
import { Pagination } from '../../components/ui/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const LIST = ['entries', 'count', 'pagination', 'filters', 'kindCounts', 'resetUrl'];

/** Who changed what. */
export default function AuditIndex(props: PageProps<'audit/index'>) {
  const { entries, count, filters, kinds, kindCounts, resetUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('audit.title')} intro={t('audit.intro')} />
      <section className="list" aria-label={t('audit.title')}>
        <ListToolbar
          url={props.formUrl}
          query={filters.query}
          searchLabel={t('audit.search')}
          only={LIST}
          resetUrl={resetUrl}
          chosen={[filters.kind, filters.from, filters.to].filter(Boolean).length}
        >
          <FilterChoices
            name="kind"
            label={t('audit.kind')}
            all={t('audit.all_kinds')}
            options={kinds.map(({ id, label }) => ({ value: id, label, count: kindCounts[id] ?? 0 }))}
            chosen={filters.kind ? [filters.kind] : []}
          />
          <DateFilter name="from" label={t('audit.from')} value={filters.from} />
          <DateFilter name="to" label={t('audit.to')} value={filters.to} />
        </ListToolbar>
        <p role="status" className="list-count">
          {t('audit.count', { count })}
        </p>
        {entries.length > 0 ? (
          <AuditTable entries={entries} />
        ) : (
          <EmptyList resetUrl={resetUrl} text={t('audit.none')} />
        )}
        <Pagination pages={props.pagination} />
      </section>
    </>
  );
}
