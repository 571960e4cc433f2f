import { useState } from 'react';
import type { OfferProps } from '../../../src/products/product.props.js';
import { useI18n } from '../../lib/i18n.js';
import { Icon } from '../ui/icon.js';
import { OfferRow } from './offer-row.js';

type Order = 'price' | 'total';

/** All stores' offers, cheapest first; a table that becomes cards on narrow screens. */
export function Offers({ offers }: { offers: OfferProps[] }) {
  const { t } = useI18n();
  const [order, setOrder] = useState<Order>('price');
  const sortable = offers.length > 1;
  const sorted = offers.toSorted((a, b) => amount(a, order) - amount(b, order));
  return (
    <section id="offers" className="section page-width" aria-labelledby="offers-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="offers-title">{t('products.offer.title', { count: offers.length })}</h2>
      </div>
      <table className="offers">
        <thead>
          <tr>
            <th scope="col">{t('products.offer.store')}</th>
            <PriceHead id="price" order={order} onSort={sortable ? setOrder : undefined} />
            <th scope="col">{t('products.offer.delivery')}</th>
            <PriceHead id="total" order={order} onSort={sortable ? setOrder : undefined} />
            <th scope="col">{t('products.offer.stock')}</th>
            <th scope="col">
              <span className="hidden-text">{t('products.offer.to_store')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((offer, index) => (
            <OfferRow key={offer.id} offer={offer} cheapest={index === 0 && order === 'price' && sortable} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  id: Order;
  order: Order;
  /** Absent: there is nothing to sort. */
  onSort?(order: Order): void;
}

function PriceHead({ id, order, onSort }: HeadProps) {
  const { t } = useI18n();
  if (!onSort) {
    return (
      <th scope="col" className="number">
        {t(`products.offer.${id}`)}
      </th>
    );
  }
  return (
    <th scope="col" className="number" aria-sort={id === order ? 'ascending' : undefined}>
      <button type="button" onClick={() => onSort(id)}>
        {t(`products.offer.${id}`)}
        <Icon name={id === order ? 'up' : 'down'} />
      </button>
    </th>
  );
}

/** An unknown total stands after all known ones. */
function amount(offer: OfferProps, order: Order): number {
  return order === 'price' ? offer.price.amount : (offer.total?.amount ?? Infinity);
}
