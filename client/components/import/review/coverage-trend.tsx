import { boxClass } from '../../ui/layout/boxes.js';

const WIDTH = 100;
const HEIGHT = 24;

/** A share over time as a small line, the oldest first; the table of all runs contains the numbers. */
export function CoverageTrend({ percents }: { percents: (number | null)[] }) {
  const last = percents.length - 1;
  if (last < 1) return null;
  const path = percents
    .flatMap((percent, index) => {
      if (percent === null) return [];
      const begins = index === 0 || percents[index - 1] === null;
      const x = Math.round((index / last) * WIDTH);
      return `${begins ? 'M' : 'L'}${x} ${Math.round((1 - percent / 100) * HEIGHT)}`;
    })
    .join('');
  return (
    <svg
      className={boxClass('box', { wide: true }, 'coverage-trend')}
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="coverage-floor" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className="coverage-line" d={path} />
    </svg>
  );
}
