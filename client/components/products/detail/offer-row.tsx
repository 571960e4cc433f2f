import type { OfferProps } from '../../../../src/products/product.props.js';
import { type I18n, useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { Picture } from '../../ui/picture.js';
import { Price } from '../../ui/price.js';
import { Dash } from '../../ui/dash.js';

/** One store's offer; `data-label` names the cells where the table has become cards. */
export function OfferRow({ offer, cheapest }: { offer: OfferProps; cheapest: boolean }) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { store, condition } = offer;
  return (
    <tr>
      <th scope="row" className="offer-store">
        <div>
          {store.logo && <Picture picture={store.logo} sizes="6rem" alt="" />}
          <a data-visit href={store.url}>
            {store.name}
          </a>
          {condition !== 'new' && <span className="tag">{t(`products.condition.${condition}`)}</span>}
        </div>
      </th>
      <td className="number offer-price" data-label={t('fields.price')}>
        <Price value={offer.price} />
        {cheapest && <span className="tag tag-accent">{t('products.offer.cheapest')}</span>}
        {offer.notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </td>
      <td data-label={t('products.offer.delivery')}>
        {deliveryCost(offer, i18n)}
        <small>{deliveryDays(offer, i18n)}</small>
      </td>
      <td className="number offer-total" data-label={t('products.offer.total')}>
        {offer.total ? money(offer.total) : <Dash means={t('products.offer.total_unknown')} />}
      </td>
      <td data-label={t('fields.stock')}>
        <span className={`stock stock-${offer.availability}`}>
          {t(`products.availability.${offer.availability}`)}
        </span>
        {offer.stock !== null && offer.stock > 0 && (
          <small>{t('products.offer.pieces', { count: offer.stock })}</small>
        )}
      </td>
      <td className="offer-go">
        {offer.goUrl && (
          <a
            className={cheapest ? 'button button-main' : 'button'}
            data-go
            href={offer.goUrl}
            rel="sponsored nofollow noopener"
            aria-label={t('products.offer.to_named_store', { name: store.name })}
          >
            {t('products.offer.to_store')}
            <Icon name="out" />
          </a>
        )}
        <a
          data-visit
          data-no-prefetch
          className="offer-report"
          href={offer.reportUrl}
          rel="nofollow"
          aria-label={t('products.offer.report_of', { store: store.name })}
        >
          {t('products.offer.report')}
        </a>
      </td>
    </tr>
  );
}

function deliveryCost({ deliveryCost: cost }: OfferProps, { t, money }: I18n): string {
  if (!cost) return t('products.offer.not_stated');
  return cost.amount === 0 ? t('products.offer.free_delivery') : money(cost);
}

function deliveryDays({ deliveryDays: days }: OfferProps, { t }: I18n): string | null {
  const most = days?.max ?? days?.min;
  if (!days || most === null || most === undefined) return null;
  if (days.min === null || days.min === most) return t('products.offer.days', { count: most });
  return t('products.offer.days_range', { min: days.min, max: most });
}
