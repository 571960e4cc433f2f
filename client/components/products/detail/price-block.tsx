import type { BestOffer, SupplyNote } from '../../../../src/products/detail/best-offer.props.js';
import type { OfferProps, ProductDetail } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { Price } from '../../ui/price.js';
import { StoreLink } from '../store-link.js';
import { BestOfferList } from './best-offer-list.js';
import { Box } from '../../ui/layout/boxes.js';

interface Props {
  product: ProductDetail;
  offers: OfferProps[];
  bestOffers?: BestOffer[];
  supply?: SupplyNote | null;
}

/** The lowest price of the product, and a link to its offers. */
export function PriceBlock({ product, offers, bestOffers = [], supply }: Props) {
  const { t, percent } = useI18n();
  const { lowestPrice, discount, priceNotes } = product;
  const only = offers.length === 1 ? offers[0] : undefined;
  return (
    <div className="price-block">
      <Box as="p" text="s" tone="soft">
        {t(only ? 'fields.price' : 'products.detail.best_price')}
      </Box>
      <p className="price-large">
        <Price value={lowestPrice} />
        {discount && <span className="discount">{percent(-discount.percent)}</span>}
      </p>
      {priceNotes.map((note) => (
        <Box key={note} as="p" text="s" tone="soft">
          {note}
        </Box>
      ))}
      {supply && <p className={supply.isSoldOut ? 'attention' : undefined}>{supply.text}</p>}
      {only?.goUrl && product.kind === 'product' ? (
        <StoreLink url={only.goUrl} store={only.store.name} isMain={!supply?.isSoldOut} isNamed />
      ) : (
        offers.length > 1 && (
          <>
            {bestOffers.length > 0 && <BestOfferList offers={bestOffers} />}
            <a className="price-all" href="#offers">
              {t('products.detail.to_offers', { count: offers.length })}
              <Icon name="down" size={16} />
            </a>
          </>
        )
      )}
    </div>
  );
}
