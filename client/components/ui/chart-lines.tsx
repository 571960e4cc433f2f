import type { ReactNode } from 'react';

/** Of every chart's drawing; it is stretched over its place, so that all lengths are parts of it. */
export const CHART = { width: 1000, height: 300 };

interface Props {
  label: string;
  /** Where horizontal lines are, in parts of the height. */
  ticks: number[];
  children: ReactNode;
}

/** The lines of a chart over its horizontal ones. */
export function ChartLines({ label, ticks, children }: Props) {
  return (
    <svg
      className="chart-lines"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {ticks.map((height) => (
        <path key={height} className="chart-tick" d={`M0 ${height}H${CHART.width}`} />
      ))}
      {children}
    </svg>
  );
}
