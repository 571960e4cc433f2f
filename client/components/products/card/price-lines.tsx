import type { PriceHistoryProps } from '../../../../src/products/product.props.js';
import { CHART, ChartLines } from '../../ui/chart/chart-lines.js';
import { placeOfDay } from './price-scale.js';

/** The start of the last day, so that a price from today has a line, too. */
const TODAY = CHART.width - 12;

interface Props {
  history: PriceHistoryProps;
  /** The amounts of the horizontal lines, lowest first. */
  ticks: number[];
  label: string;
}

/** The prices as steps. */
export function PriceLines({ history, ticks, label }: Props) {
  const { from, to, steps, stores } = history;
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const x = (day: string) => Math.round(placeOfDay(day, from, to) * TODAY);
  const y = (amount: number) => Math.round(((highest - amount) / (highest - lowest)) * CHART.height);
  const line = (amountOf: (step: PriceHistoryProps['steps'][number]) => number | null) =>
    stepPath(
      steps.map((step) => ({ day: step.day, amount: amountOf(step) })),
      x,
      y,
    );
  return (
    <ChartLines label={label} ticks={ticks.map(y)}>
      {stores.length > 1 &&
        stores.map((name, index) => (
          <path
            key={name}
            className={`chart-line chart-line-${index + 1}`}
            d={line((step) => step.prices[index]!)}
          />
        ))}
      <path className="chart-line chart-line-main" d={line((step) => step.lowest)} />
    </ChartLines>
  );
}

/** A price holds until the next one. */
function stepPath(
  points: { day: string; amount: number | null }[],
  x: (day: string) => number,
  y: (amount: number) => number,
): string {
  const parts = points.flatMap(({ day, amount }, index) => {
    if (amount === null) return [];
    const isFirst = points.slice(0, index).every((point) => point.amount === null);
    return [isFirst ? `M${x(day)} ${y(amount)}` : `H${x(day)}V${y(amount)}`];
  });
  return `${parts.join('')}H${CHART.width}`;
}
