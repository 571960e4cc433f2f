import { type MouseEvent, useState } from 'react';
import type { OfferOrder, OfferProps } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { isPlainClick } from '../../../lib/visits/plain-click.js';
import { Icon } from '../../ui/icon.js';
import { OfferRow } from './offer-row.js';
import { Row } from '../../ui/layout/boxes.js';

interface Props {
  offers: OfferProps[];
  firstOrder?: OfferOrder;
}

/** All stores' offers, the cheapest that can be bought first; a table that becomes cards on narrow screens. */
export function Offers({ offers, firstOrder = 'price' }: Props) {
  const { t } = useI18n();
  const [order, setOrder] = useState<OfferOrder>(firstOrder);
  const sortable = offers.length > 1;
  const sorted = offers.toSorted(
    (a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)) || amount(a, order) - amount(b, order),
  );
  const lowest = Math.min(...offers.map(({ price }) => price.amount));
  const first =
    sorted.find(({ availability }) => availability === 'in_stock') ??
    sorted.find((offer) => !isSoldOut(offer));
  const head = { order, onSort: sortable ? setOrder : undefined };
  return (
    <section id="offers" className="section page-width" aria-labelledby="offers-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="offers-title">{t('products.offer.title', { count: offers.length })}</h2>
        {sortable && <RankingNote />}
      </div>
      {sortable && <OrderLinks {...head} />}
      <table className="offers" aria-labelledby="offers-title">
        <thead>
          <tr>
            <th scope="col">{t('products.offer.store')}</th>
            <PriceHead id="price" {...head} />
            <th scope="col">{t('products.offer.delivery')}</th>
            <PriceHead id="total" {...head} />
            <th scope="col">{t('fields.stock')}</th>
            <th scope="col">
              <span className="hidden-text">{t('products.offer.to_store')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              cheapest={sortable && offer.price.amount === lowest && !isSoldOut(offer)}
              isMain={sortable && offer === first}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An explanation of the order, with a link to the details. */
function RankingNote() {
  const { t } = useI18n();
  const page = useShared().reading.pages.find(({ key }) => key === 'ranking');
  return (
    <p>
      {t('products.offer.order_note')}{' '}
      {page && (
        <a data-visit href={page.url} lang={page.title.lang}>
          {page.title.text}
        </a>
      )}
    </p>
  );
}

interface OrderProps {
  order: OfferOrder;
  /** Absent: there is nothing to sort. */
  onSort?(order: OfferOrder): void;
}

/** Replaces the table's head, which is hidden when the table is shown as cards. */
function OrderLinks(props: OrderProps) {
  const { t } = useI18n();
  return (
    <Row as="p" align="center" gap={3} padY={2} text="s" tone="soft" className="offers-order">
      {t('products.offer.sorted_by')} <OrderLink id="price" {...props} /> <OrderLink id="total" {...props} />
    </Row>
  );
}

const LABELS = { price: 'fields.price', total: 'products.offer.total' } as const;

function PriceHead(props: OrderProps & { id: OfferOrder }) {
  const { t } = useI18n();
  const { id, order, onSort } = props;
  return (
    <th scope="col" className="number" aria-sort={onSort && id === order ? 'ascending' : undefined}>
      {onSort ? <OrderLink {...props} /> : t(LABELS[id])}
    </th>
  );
}

/** Without a script the server sorts; with one nothing has to be fetched. */
function OrderLink({ id, order, onSort }: OrderProps & { id: OfferOrder }) {
  const { t } = useI18n();
  const sort = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSort?.(id);
  };
  return (
    <a
      className="offers-sort"
      href={`?order=${id}#offers`}
      rel="nofollow"
      aria-current={id === order || undefined}
      onClick={sort}
    >
      {t(LABELS[id])}
      <Icon name={id === order ? 'up' : 'down'} size={16} />
    </a>
  );
}

const isSoldOut = ({ availability }: OfferProps) => availability === 'out_of_stock';

/** An unknown total comes after all known ones. */
function amount(offer: OfferProps, order: OfferOrder): number {
  return order === 'price' ? offer.price.amount : (offer.total?.amount ?? Infinity);
}
