import type { RankedRow, RankingView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { EmptyList } from '../../admin/list/empty-list.js';
import { ListToolbar } from '../../admin/list/list-toolbar.js';
import { Pagination } from '../../ui/pagination.js';
import { CompanyFilter } from '../../admin/list/company-filter.js';
import { CsvLink } from './csv-link.js';

interface Props<Row extends RankedRow> {
  /** Its name among the props, and in the texts. */
  of: 'products' | 'companies' | 'categories';
  view: RankingView<Row>;
  columns: Column<Row>[];
  /** What the numbers are. */
  note: string;
}

/** What was seen, in an order, with search and pages. */
export function Ranking<Row extends RankedRow>({ of, view, columns, note }: Props<Row>) {
  const { t } = useI18n();
  const { rows, count, filters, companies, formUrl, keep, resetUrl } = view;
  return (
    <section className="list" aria-label={t(`statistics.${of}.title`)}>
      <ListToolbar
        url={formUrl}
        query={filters.query}
        searchLabel={t(`statistics.${of}.search`)}
        keep={keep}
        only={[of, 'views', 'period']}
        resetUrl={resetUrl}
      >
        <CompanyFilter
          label={t('statistics.fields.company')}
          all={t('statistics.all_companies')}
          companies={companies}
          chosen={filters.company}
        />
      </ListToolbar>
      <div className="list-part">
        <p role="status" className="list-count">
          {t(`statistics.${of}.count`, { count })}
        </p>
        <CsvLink url={view.csvUrl} />
      </div>
      {rows.length > 0 ? (
        <DataTable
          caption={t(`statistics.${of}.title`)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sorts={view.sorts}
        />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t('statistics.none')} />
      )}
      <Pagination pages={view.pagination} />
      <p className="field-hint">{note}</p>
    </section>
  );
}
