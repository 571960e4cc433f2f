import type { DayCounts } from '../../../src/statistics/visit-days.js';

const WIDTH = 1000;
const HEIGHT = 300;

interface Props {
  /** The last one is today. */
  days: DayCounts[];
  /** The highest of `ticks`; the lowest is nothing. */
  top: number;
  ticks: number[];
  label: string;
}

/** Counts as lines from day to day; stretched over its place, so that all lengths are parts of it. */
export function VisitLines({ days, top, ticks, label }: Props) {
  const last = days.length - 1;
  const x = (index: number) => Math.round((index / last) * WIDTH);
  const y = (count: number) => Math.round((1 - count / top) * HEIGHT);
  const line = (countOf: (day: DayCounts) => number) =>
    `M${days.map((day, index) => `${x(index)} ${y(countOf(day))}`).join('L')}`;
  const views = line(({ views }) => views);
  return (
    <svg
      className="chart-lines"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {ticks.map((tick) => (
        <path key={tick} className="chart-tick" d={`M0 ${y(tick)}H${WIDTH}`} />
      ))}
      <path className="chart-area" d={`${views}V${HEIGHT}H0Z`} />
      <path className="chart-today" d={`M${x(last - 1)} 0H${WIDTH}V${HEIGHT}H${x(last - 1)}Z`} />
      <path className="chart-line chart-line-main" d={views} />
      <path className="chart-line chart-line-1" d={line(({ visits }) => visits)} />
    </svg>
  );
}
