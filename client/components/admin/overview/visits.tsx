import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { VisitChart } from '../../analytics/statistics/visit-chart.js';
import { VisitFigures } from '../../analytics/statistics/visit-figures.js';
import { OverviewPart } from './overview-part.js';

/** Views and visits to the store in 28 days, and their line. */
export function Visits({ visits }: Pick<PageProps<'overview/index'>, 'visits'>) {
  const { t, date } = useI18n();
  const { figures, before, days, url } = visits;
  const caption = t('statistics.days.caption', { from: date(days[0]!.day), to: date(days.at(-1)!.day) });
  const all = (
    <a data-visit href={url}>
      {t('overview.visits.all')}
    </a>
  );
  return (
    <OverviewPart id="visits" title={t('overview.visits.title', { count: days.length })} note={all}>
      <VisitFigures figures={figures} before={before} />
      <VisitChart days={days} caption={caption} />
    </OverviewPart>
  );
}
