import type { DayCounts } from '../../../src/statistics/visit-days.js';
import { useI18n } from '../../lib/i18n.js';

/** The days in numbers, today first. */
export function DayTable({ days, caption }: { days: DayCounts[]; caption: string }) {
  const { t, number, share, date } = useI18n();
  return (
    <div className="chart-table-frame" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statistics.fields.day')}</th>
            {(['views', 'visits', 'rate'] as const).map((field) => (
              <th key={field} scope="col" className="number">
                {t(`statistics.fields.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, visits }, index) => (
            <tr key={day}>
              <th scope="row">
                {date(day)} {index === 0 && <small>{t('statistics.days.today')}</small>}
              </th>
              <td className="number">{number(views)}</td>
              <td className="number">{number(visits)}</td>
              <td className="number">{views > 0 ? share((100 * visits) / views) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
