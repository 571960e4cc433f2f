import type { RankedRow, RankingView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { RecordList } from '../../admin/list/record-list.js';
import { CompanyFilter } from '../../admin/list/company-filter.js';
import { CsvLink } from './csv-link.js';

interface Props<Row extends RankedRow> {
  /** The name of the ranking in the props and in the texts. */
  of: 'products' | 'companies' | 'categories';
  view: RankingView<Row>;
  columns: Column<Row>[];
  /** An explanation of the numbers. */
  note: string;
}

/** A ranking with search and pages. */
export function Ranking<Row extends RankedRow>({ of, view, columns, note }: Props<Row>) {
  const { t } = useI18n();
  const { rows, count, filters, companies } = view;
  return (
    <RecordList
      label={t(`statistics.${of}.title`)}
      list={view}
      query={filters.query}
      searchLabel={t(`statistics.${of}.search`)}
      keep={view.keep}
      only={[of, 'views', 'period']}
      filters={
        <CompanyFilter
          label={t('statistics.fields.company')}
          all={t('statistics.all_companies')}
          companies={companies}
          chosen={filters.company}
        />
      }
      counted={t(`statistics.${of}.count`, { count })}
      tools={<CsvLink url={view.csvUrl} />}
      isEmpty={rows.length === 0}
      none={t('statistics.none')}
      foot={<p className="field-hint">{note}</p>}
    >
      <DataTable caption={t(`statistics.${of}.title`)} columns={columns} rows={rows} sorts={view.sorts} />
    </RecordList>
  );
}
