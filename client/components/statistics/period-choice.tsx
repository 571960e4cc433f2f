import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n.js';

type Props = NonNullable<PageProps<'statistics/index'>['period']>;

/** The days that a report is about; links, so that each choice is an address. */
export function PeriodChoice({ from, to, choices }: Props) {
  const { t, date } = useI18n();
  return (
    <nav className="period-choice" aria-label={t('statistics.period.label')}>
      <ul>
        {choices.map(({ days, url, current }) => (
          <li key={days}>
            <a
              data-visit
              data-preserve-scroll
              className="chip"
              href={url}
              aria-current={current ? 'true' : undefined}
            >
              {t('statistics.period.days', { count: days })}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('statistics.period.range', { from: date(from), to: date(to) })}</p>
    </nav>
  );
}
