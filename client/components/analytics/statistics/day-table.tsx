import type { DayCounts } from '../../../../src/analytics/statistics/visits/visit-days.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ChartTable } from '../../ui/chart/chart-table.js';

/** The days in numbers, the last one first. */
export function DayTable({ days, caption }: { days: DayCounts[]; caption: string }) {
  const { t, number, share, date } = useI18n();
  return (
    <ChartTable
      caption={caption}
      headings={(['day', 'views', 'visits', 'rate'] as const).map((field) => t(`statistics.fields.${field}`))}
      rows={days.toReversed().map(({ day, views, visits }, index) => ({
        day,
        head: (
          <>
            {date(day)} {index === 0 && <small>{t('statistics.days.last')}</small>}
          </>
        ),
        cells: [number(views), number(visits), views > 0 ? share((100 * visits) / views) : '–'],
      }))}
    />
  );
}
