import type { RankedRow } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import type { Column } from '../../admin/list/data-table.js';
import { Change } from './change.js';

/** The columns of every ranking. */
export function useRankingColumns(): Column<RankedRow>[] {
  const { t, number, share } = useI18n();
  const label = (id: 'views' | 'visits' | 'rate' | 'change') => t(`statistics.fields.${id}`);
  return [
    { id: 'views', label: label('views'), numeric: true, cell: ({ views }) => number(views) },
    { id: 'visits', label: label('visits'), numeric: true, cell: ({ visits }) => number(visits) },
    {
      id: 'rate',
      label: label('rate'),
      numeric: true,
      cell: ({ rate }) => (rate === null ? '–' : share(rate)),
    },
    {
      id: 'change',
      label: label('change'),
      numeric: true,
      cell: ({ views, before }) => (
        <>
          {signed(views - before, number)} <Change now={views} before={before} />
        </>
      ),
    },
  ];
}

const signed = (value: number, number: (value: number) => string) =>
  value > 0 ? `+${number(value)}` : number(value);
