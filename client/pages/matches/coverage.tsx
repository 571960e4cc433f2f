import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { CoverageRow } from '../../../src/matching/coverage/coverage.pages.js';
import { type Column, DataTable } from '../../components/admin/list/data-table.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { Dash } from '../../components/ui/dash.js';
import { Pagination } from '../../components/ui/navigation/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const BEFORE = ['week', 'month', 'quarter'] as const;

/** How many products are compared, by store or category, and how that changed. */
export default function MatchCoverage({
  tabs,
  rows,
  sorts,
  total,
  pagination,
}: PageProps<'matches/coverage'>) {
  const { t, number, share, date } = useI18n();
  const shareOf = (value: number | null) =>
    value === null ? <Dash means={t('matching.coverage.unknown')} /> : share(value * 100);
  const columns: Column<CoverageRow>[] = [
    {
      id: 'name',
      label: t('matching.coverage.fields.name'),
      cell: ({ name, url }) => (
        <a data-visit href={url}>
          {name}
        </a>
      ),
    },
    {
      id: 'products',
      label: t('matching.coverage.fields.products'),
      numeric: true,
      cell: ({ products }) => number(products),
    },
    {
      id: 'missing',
      label: t('matching.coverage.fields.missing'),
      numeric: true,
      cell: ({ products, compared }) => number(products - compared),
    },
    {
      id: 'share',
      label: t('matching.coverage.fields.share'),
      numeric: true,
      cell: (row) => shareOf(row.share),
    },
    ...BEFORE.map((before) => ({
      id: before,
      label: t(`matching.coverage.fields.${before}`),
      numeric: true,
      cell: (row: CoverageRow) => shareOf(row[before]),
    })),
  ];
  return (
    <>
      <PageTitle title={t('matching.coverage.title')} intro={t('matching.coverage.intro')} />
      {total && total.share !== null && (
        <p>
          {t('matching.coverage.total', {
            share: share(total.share * 100),
            products: number(total.products),
            day: date(total.day),
          })}
        </p>
      )}
      <section className="list" aria-label={t('matching.coverage.title')}>
        <Tabs
          label={t('matching.tabs_label')}
          tabs={tabs.map((tab) => ({ ...tab, label: t(`matching.coverage.by.${tab.id}`) }))}
        />
        {rows.length > 0 ? (
          <DataTable
            caption={t('matching.coverage.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            sorts={sorts}
          />
        ) : (
          <EmptyList resetUrl={null} text={t('matching.coverage.none')} />
        )}
        <Pagination pages={pagination} />
      </section>
    </>
  );
}
