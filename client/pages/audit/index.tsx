import type { PageProps } from '../../../src/core/inertia/pages.js';
import { DateFilter } from '../../components/admin/list/date-filter.js';
import { FilterChoices } from '../../components/admin/list/filter-choices.js';
import { RecordList } from '../../components/admin/list/record-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { AuditTable } from '../../components/audit/audit-table.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** Who changed what. */
export default function AuditIndex(props: PageProps<'audit/index'>) {
  const { entries, count, filters, kinds, kindCounts } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('audit.title')} intro={t('audit.intro')} />
      <RecordList
        label={t('audit.title')}
        list={props}
        query={filters.query}
        searchLabel={t('audit.search')}
        only={['entries', 'kindCounts']}
        chosen={[filters.kind, filters.from, filters.to].filter(Boolean).length}
        filters={
          <>
            <FilterChoices
              name="kind"
              label={t('audit.kind')}
              all={t('audit.all_kinds')}
              options={kinds.map(({ id, label }) => ({ value: id, label, count: kindCounts[id] ?? 0 }))}
              chosen={filters.kind ? [filters.kind] : []}
            />
            <DateFilter name="from" label={t('audit.from')} value={filters.from} />
            <DateFilter name="to" label={t('audit.to')} value={filters.to} />
          </>
        }
        counted={t('audit.count', { count })}
        isEmpty={entries.length === 0}
        none={t('audit.none')}
      >
        <AuditTable entries={entries} />
      </RecordList>
    </>
  );
}
