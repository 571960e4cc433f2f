import type { DayCounts } from '../../../../src/analytics/statistics/visits/visit-days.js';
import { CHART, ChartLines } from '../../ui/chart/chart-lines.js';

interface Props {
  /** The last one is still being counted. */
  days: DayCounts[];
  /** The highest of `ticks`; the lowest is nothing. */
  top: number;
  ticks: number[];
  label: string;
}

/** Counts as lines from day to day. */
export function VisitLines({ days, top, ticks, label }: Props) {
  const { width, height } = CHART;
  const last = days.length - 1;
  const x = (index: number) => Math.round((index / last) * width);
  const y = (count: number) => Math.round((1 - count / top) * height);
  const line = (countOf: (day: DayCounts) => number) =>
    `M${days.map((day, index) => `${x(index)} ${y(countOf(day))}`).join('L')}`;
  const views = line(({ views }) => views);
  return (
    <ChartLines label={label} ticks={ticks.map(y)}>
      <path className="chart-area" d={`${views}V${height}H0Z`} />
      <path className="chart-last" d={`M${x(last - 1)} 0H${width}V${height}H${x(last - 1)}Z`} />
      <path className="chart-line chart-line-main" d={views} />
      <path className="chart-line chart-line-1" d={line(({ visits }) => visits)} />
    </ChartLines>
  );
}
