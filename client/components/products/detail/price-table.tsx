import type { PriceHistoryProps } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ChartTable } from '../../ui/chart/chart-table.js';

/** The days on which a price changed, the newest first; of several stores with the price of each. */
export function PriceTable({ history, caption }: { history: PriceHistoryProps; caption: string }) {
  const { t, money, date } = useI18n();
  const { currency, steps, stores } = history;
  const several = stores.length > 1;
  const price = (amount: number | null) => (amount === null ? '–' : money({ amount, currency }));
  return (
    <ChartTable
      caption={caption}
      headings={[t('products.history.day'), t('products.history.lowest'), ...(several ? stores : [])]}
      rows={steps.toReversed().map(({ day, lowest, prices }) => ({
        day,
        head: date(day),
        cells: [lowest, ...(several ? prices : [])].map(price),
      }))}
    />
  );
}
