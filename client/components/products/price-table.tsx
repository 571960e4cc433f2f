import type { PriceHistoryProps } from '../../../src/products/product.props.js';
import { useI18n } from '../../lib/i18n.js';

/** The days on which a price changed, the newest first. */
export function PriceTable({ history, caption }: { history: PriceHistoryProps; caption: string }) {
  const { t, money, date } = useI18n();
  const { currency, steps, stores } = history;
  const several = stores.length > 1;
  const price = (amount: number | null) => (amount === null ? '–' : money({ amount, currency }));
  return (
    <div className="chart-table-frame" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('products.history.day')}</th>
            <th scope="col" className="number">
              {t('products.history.lowest')}
            </th>
            {several &&
              stores.map((name) => (
                <th key={name} scope="col" className="number">
                  {name}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map(({ day, lowest, prices }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              <td className="number">{price(lowest)}</td>
              {several &&
                prices.map((amount, index) => (
                  <td key={stores[index]} className="number">
                    {price(amount)}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
