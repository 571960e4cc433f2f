import type { DaysView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import type { VisitFigure } from '../../../../src/analytics/statistics/visits/visit-days.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Change } from './change.js';
import { Cluster } from '../../ui/layout/boxes.js';

/** The totals of the period, each with the total of the previous period. */
export function VisitFigures({ figures, before }: Pick<DaysView, 'figures' | 'before'>) {
  const { t, date } = useI18n();
  const range = { from: date(before.from), to: date(before.to) };
  return (
    <div>
      <Cluster as="dl" gap={[3, 7]} padY={3} className="figures visit-figures">
        {figures.map((figure) => (
          <Figure key={figure.id} {...figure} />
        ))}
      </Cluster>
      <p className="field-hint">
        {t(before.isKnown ? 'statistics.change.compared' : 'statistics.change.unknown', range)}
      </p>
    </div>
  );
}

function Figure({ id, now, before }: VisitFigure) {
  const { t, number, share } = useI18n();
  const isRate = id === 'rate';
  const shown = now === null ? '–' : isRate ? share(now) : number(now);
  return (
    <div>
      <dt>{t(`statistics.figures.${id}`, { count: now ?? 0 })}</dt>
      <dd className="figure">{shown}</dd>
      {now !== null && before !== null && (
        <dd>
          <Change now={now} before={before} isRate={isRate} />
        </dd>
      )}
    </div>
  );
}
