import type { ReactNode } from 'react';
import { boxClass } from '../layout/boxes.js';

/** Size of every chart's drawing; it is stretched to its place, so all lengths are relative. */
export const CHART = { width: 1000, height: 300 };

interface Props {
  label: string;
  /** Positions of horizontal lines in parts of the height. */
  ticks: number[];
  children: ReactNode;
}

/** The lines of a chart over its horizontal ones. */
export function ChartLines({ label, ticks, children }: Props) {
  return (
    <svg
      className={boxClass('box', { wide: true }, 'chart-lines')}
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
