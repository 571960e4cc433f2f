import type { PriceHistoryProps } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PriceLines } from '../card/price-lines.js';
import { amountTicks } from '../card/price-scale.js';
import { PriceTable } from './price-table.js';
import { Box, Cluster, Grid } from '../../ui/layout/boxes.js';

interface Props {
  history: PriceHistoryProps | null;
  /** It has one provider, and no delivery. */
  isOfService: boolean;
}

/** Prices of the last year: as a chart, and as a table for screen readers. */
export function PriceHistory({ history, isOfService }: Props) {
  const { t, money, date } = useI18n();
  if (!history) return null;
  const { from, to, currency, lowest, steps, stores } = history;
  const only = steps.length === 1 ? steps[0] : undefined;
  const since = date(from);
  return (
    <section className="section page-width" aria-labelledby="history-title">
      <div className="section-head">
        <h2 id="history-title">{t('products.history.title')}</h2>
        <p>
          {t('products.history.lowest_since', { date: since, price: money({ amount: lowest, currency }) })}
        </p>
      </div>
      {only ? (
        // it may be lower for only some hours
        (from === to || only.lowest === lowest) && (
          <p>{t(from === to ? 'products.history.new' : 'products.history.unchanged', { date: since })}</p>
        )
      ) : (
        <>
          <Chart history={history} />
          {!isOfService && (
            <Box as="p" text="s" tone="soft" padY={3}>
              {t(stores.length > 1 ? 'products.history.note' : 'products.history.note_one')}
            </Box>
          )}
          <details className="chart-table">
            <summary>{t('products.history.as_table')}</summary>
            <PriceTable
              history={history}
              caption={t('products.history.caption', { from: since, to: date(to) })}
            />
          </details>
        </>
      )}
    </section>
  );
}

function Chart({ history }: { history: PriceHistoryProps }) {
  const { t, money, date } = useI18n();
  const { from, to, currency, steps, stores } = history;
  const amounts = steps.flatMap((step) => [step.lowest, ...step.prices.filter((price) => price !== null)]);
  const ticks = amountTicks(amounts);
  return (
    <Grid as="figure" gap={[2, 3]} above={4} className="chart">
      <div className="chart-scale" aria-hidden="true">
        {ticks.toReversed().map((amount) => (
          <span key={amount}>{money({ amount, currency })}</span>
        ))}
      </div>
      <PriceLines
        history={history}
        ticks={ticks}
        label={t('products.history.caption', { from: date(from), to: date(to) })}
      />
      <div className="chart-ends" aria-hidden="true">
        <span>{date(from)}</span>
        <span>{date(to)}</span>
      </div>
      {stores.length > 1 && (
        <figcaption>
          <Cluster as="ul" gap={[1, 4]} text="s" className="chart-legend">
            <LegendItem line="main" name={t('products.history.lowest')} />
            {stores.map((name, index) => (
              <LegendItem key={name} line={index + 1} name={name} />
            ))}
          </Cluster>
        </figcaption>
      )}
    </Grid>
  );
}

function LegendItem({ line, name }: { line: string | number; name: string }) {
  return (
    <li>
      <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
        <path className={`chart-line chart-line-${line}`} d="M0 4H28" />
      </svg>
      {name}
    </li>
  );
}
