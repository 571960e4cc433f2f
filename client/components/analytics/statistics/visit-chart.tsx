import type { DayCounts } from '../../../../src/analytics/statistics/visits/visit-days.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { amountTicks } from '../../products/card/price-scale.js';
import { VisitLines } from './visit-lines.js';
import { Box, Cluster, Grid } from '../../ui/layout/boxes.js';

/** If there are few visits, the lines are at whole numbers. */
const LOWEST_TOP = 4;

/** A chart of views and visits by day; the table below contains the numbers. */
export function VisitChart({ days, caption }: { days: DayCounts[]; caption: string }) {
  const { t, number, date } = useI18n();
  const ticks = amountTicks([0, LOWEST_TOP, ...days.flatMap(({ views, visits }) => [views, visits])]);
  return (
    <Grid as="figure" gap={[2, 3]} above={4} className="chart">
      <Box nowrap className="chart-scale" aria-hidden="true">
        {ticks.toReversed().map((amount) => (
          <span key={amount}>{number(amount)}</span>
        ))}
      </Box>
      <VisitLines days={days} top={ticks.at(-1)!} ticks={ticks} label={caption} />
      <div className="chart-ends" aria-hidden="true">
        <span>{date(days[0]!.day)}</span>
        <span>{date(days.at(-1)!.day)}</span>
      </div>
      <figcaption>
        <Cluster as="ul" gap={[1, 4]} text="s" className="chart-legend">
          <LegendItem
            path="M0 4H28"
            className="chart-line chart-line-main"
            label={t('statistics.fields.views')}
          />
          <LegendItem
            path="M0 4H28"
            className="chart-line chart-line-1"
            label={t('statistics.fields.visits')}
          />
          <LegendItem path="M0 0H28V8H0Z" className="chart-last" label={t('statistics.days.last')} />
        </Cluster>
      </figcaption>
    </Grid>
  );
}

function LegendItem({ path, className, label }: { path: string; className: string; label: string }) {
  return (
    <li>
      <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
        <path className={className} d={path} />
      </svg>
      {label}
    </li>
  );
}
