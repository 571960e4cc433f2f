import type { SearchesView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** How much was searched for in the period, and how much of it found nothing. */
export function SearchTotals({ totals: { searches, terms, foundNothing } }: Pick<SearchesView, 'totals'>) {
  const { t, number, percent } = useI18n();
  if (searches === 0) return null;
  return (
    <dl className="figures">
      <div>
        <dt>{t('statistics.searches.totals.searches', { count: searches })}</dt>
        <dd>{number(searches)}</dd>
      </div>
      <div>
        <dt>{t('statistics.searches.totals.terms', { count: terms })}</dt>
        <dd>{number(terms)}</dd>
      </div>
      <div>
        <dt>{t('statistics.searches.totals.share')}</dt>
        <dd>{percent((100 * foundNothing) / searches)}</dd>
      </div>
    </dl>
  );
}
