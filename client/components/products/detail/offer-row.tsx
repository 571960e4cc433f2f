import type { OfferProps } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Badge } from '../../ui/badge.js';
import { Picture } from '../../ui/picture.js';
import { Price } from '../../ui/price.js';
import { Text } from '../../ui/text.js';
import { Dash } from '../../ui/dash.js';
import { StoreLink } from '../store-link.js';
import { State } from '../../ui/state.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';

const STOCK_TONES = {
  in_stock: 'good',
  preorder: 'warn',
  backorder: 'warn',
  out_of_stock: 'bad',
  unknown: undefined,
} as const;

interface Props {
  offer: OfferProps;
  cheapest: boolean;
  /** It is the first one in stock, or else the first that can be bought. */
  isMain: boolean;
}

/** One store's offer; `data-label` names the cells when the table is shown as cards. */
export function OfferRow({ offer, cheapest, isMain }: Props) {
  const { t, money } = useI18n();
  const { store, condition } = offer;
  return (
    <tr>
      <Box scope="row" as="th" weight={600} breaks className="offer-store">
        <Cluster gap={[1, 2]}>
          {store.logo && <Picture picture={store.logo} sizes="6rem" alt="" />}
          <a data-visit href={store.url}>
            {store.name}
          </a>
          {offer.trader && <small>{offer.trader}</small>}
          {offer.name && (
            <small className="offer-name">
              <Text value={offer.name} />
            </small>
          )}
          {condition !== 'new' && <Badge>{t(`products.condition.${condition}`)}</Badge>}
        </Cluster>
      </Box>
      <td className="number offer-price" data-label={t('fields.price')}>
        <Price value={offer.price} />
        {cheapest && <Badge tone="accent">{t('products.offer.cheapest')}</Badge>}
        {offer.notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </td>
      <td data-label={t('products.offer.delivery')}>
        {offer.deliveryCost}
        <small>{offer.deliveryDays?.text}</small>
        {offer.terms.map((term) => (
          <small key={term}>{term}</small>
        ))}
      </td>
      <td className="number offer-total" data-label={t('products.offer.total')}>
        {offer.total ? money(offer.total) : <Dash means={t('products.offer.total_unknown')} />}
      </td>
      <td data-label={t('fields.stock')}>
        <State tone={STOCK_TONES[offer.availability]} quiet className="stock">
          {t(`products.availability.${offer.availability}`)}
        </State>
        {offer.stock !== null && offer.stock > 0 && (
          <small>{t('products.offer.pieces', { count: offer.stock })}</small>
        )}
      </td>
      <td className="offer-go">
        {offer.goUrl && <StoreLink url={offer.goUrl} store={store.name} isMain={isMain} />}
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
