import { useI18n } from '../../lib/i18n.js';

interface Props {
  /** Days up to today. */
  value: number;
  periods: readonly number[];
}

/** The days that a report is about. */
export function PeriodFilter({ value, periods }: Props) {
  const { t } = useI18n();
  return (
    <label className="filter-select">
      <span className="hidden-text">{t('statistics.searches.period')}</span>
      <select name="days" defaultValue={value}>
        {periods.map((days) => (
          <option key={days} value={days}>
            {t('statistics.searches.days', { count: days })}
          </option>
        ))}
      </select>
    </label>
  );
}
