import type { SearchesView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Fact, Facts } from '../../ui/facts.js';
import { boxClass } from '../../ui/layout/boxes.js';

/** How much was searched for in the period, and how much of it found nothing. */
export function SearchTotals({ totals: { searches, terms, foundNothing } }: Pick<SearchesView, 'totals'>) {
  const { t, number, percent } = useI18n();
  if (searches === 0) return null;
  const figure = (text: string) => <span className="figure">{text}</span>;
  const facts: Fact[] = [
    [t('statistics.searches.totals.searches', { count: searches }), figure(number(searches))],
    [t('statistics.searches.totals.terms', { count: terms }), figure(number(terms))],
    [t('statistics.searches.totals.share'), figure(percent((100 * foundNothing) / searches))],
  ];
  return <Facts className={boxClass('cluster', { gap: [3, 7], padY: 3 }, 'figures')} facts={facts} />;
}
