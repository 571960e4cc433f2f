import type { AuditEntryProps } from '../../../src/audit/audit.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { CompanyFilter } from '../../components/admin/list/company-filter.js';
import type { Column } from '../../components/admin/list/data-table.js';
import { DateFilter } from '../../components/admin/list/date-filter.js';
import { FilterChoices } from '../../components/admin/list/filter-choices.js';
import { TableList } from '../../components/admin/list/table-list.js';
import { Moment } from '../../components/admin/moment.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { CsvLink } from '../../components/analytics/statistics/csv-link.js';
import { Changes } from '../../components/audit/changes.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The audit log. */
export default function AuditIndex(props: PageProps<'audit/index'>) {
  const { entries, count, filters, kinds, kindCounts, since } = props;
  const { t, date } = useI18n();
  const intro = since ? t('audit.store_intro', { date: date(since) }) : t('audit.intro');
  const columns: Column<AuditEntryProps>[] = [
    { id: 'at', label: t('audit.when'), cell: ({ at }) => <Moment iso={at} /> },
    { id: 'actor', label: t('audit.who'), cell: ({ actor }) => actor ?? t('audit.command') },
    {
      id: 'action',
      label: t('audit.what'),
      cell: ({ actionText, objectUrl, objectName, objectId }) => {
        const name = objectName ?? t('audit.object', { id: objectId });
        return (
          <>
            {actionText}{' '}
            {objectUrl ? (
              <a data-visit data-no-prefetch href={objectUrl}>
                {name}
              </a>
            ) : (
              name
            )}
          </>
        );
      },
    },
    { id: 'changes', label: t('audit.changes'), cell: ({ changes }) => <Changes changes={changes} /> },
  ];
  return (
    <>
      <PageTitle title={t('audit.title')} intro={intro} action={<CsvLink url={props.csvUrl} />} />
      <TableList
        label={t('audit.title')}
        list={props}
        searchLabel={t('audit.search')}
        only={['entries', 'kindCounts', 'companyCounts', 'csvUrl']}
        chosen={[filters.kind, filters.companyId, filters.from, filters.to].filter(Boolean).length}
        filters={
          <>
            <FilterChoices
              name="kind"
              label={t('audit.kind')}
              all={t('audit.all_kinds')}
              options={kinds.map(({ id, label }) => ({ value: id, label, count: kindCounts[id] ?? 0 }))}
              chosen={filters.kind ? [filters.kind] : []}
            />
            <CompanyFilter
              label={t('audit.company')}
              all={t('audit.all_companies')}
              companies={props.companies}
              chosen={filters.companyId}
              counts={props.companyCounts}
            />
            <DateFilter name="from" label={t('audit.from')} value={filters.from} />
            <DateFilter name="to" label={t('audit.to')} value={filters.to} />
          </>
        }
        counted={t('audit.count', { count })}
        none={t('audit.none')}
        rows={entries}
        columns={columns}
      />
    </>
  );
}
