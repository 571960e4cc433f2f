import type { BestOffer, SupplyNote } from '../../../../src/products/detail/best-offer.props.js';
import type { OfferProps, ProductDetail } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { Price } from '../../ui/price.js';
import { StoreLink } from '../store-link.js';
import { BestOfferList } from './best-offer-list.js';
import { Box, Grid, Row } from '../../ui/layout/boxes.js';

interface Props {
  product: ProductDetail;
  offers: OfferProps[];
  bestOffers?: BestOffer[];
  supply?: SupplyNote | null;
}

/** The lowest price that can be bought, and the lowest one in stock; and a link to the offers. */
export function PriceBlock({ product, offers, bestOffers = [], supply }: Props) {
  const { t, percent } = useI18n();
  const { lowestPrice, discount, priceNotes } = product;
  const only = offers.length === 1 ? offers[0] : undefined;
  return (
    <div className="price-block">
      <Grid gap={4} className={supply?.inStock ? 'price-pair' : undefined}>
        <div>
          <Box as="p" text="s" tone="soft">
            {supply?.label ?? t(only ? 'fields.price' : 'products.detail.best_price')}
          </Box>
          <p className="price-large">
            <Price value={lowestPrice} />
            {discount && <span className="discount">{percent(-discount.percent)}</span>}
            {supply?.total && <small>{supply.total}</small>}
          </p>
          {supply?.text && <p className={supply.isMissing ? 'attention' : undefined}>{supply.text}</p>}
        </div>
        {supply?.inStock && (
          <div>
            <Box as="p" text="s" tone="soft">
              {supply.inStock.label}
            </Box>
            <p className="price-large">
              <Price value={supply.inStock.price} />
              {supply.inStock.total && <small>{supply.inStock.total}</small>}
            </p>
          </div>
        )}
      </Grid>
      {priceNotes.map((note) => (
        <Box key={note} as="p" text="s" tone="soft">
          {note}
        </Box>
      ))}
      {only?.goUrl && product.kind === 'product' ? (
        <StoreLink
          url={only.goUrl}
          store={only.store.name}
          isMain={only.availability !== 'out_of_stock'}
          isNamed
        />
      ) : (
        offers.length > 1 && (
          <>
            {bestOffers.length > 0 && <BestOfferList offers={bestOffers} />}
            <Row as="a" inline align="center" gap={1} padY={3} className="price-all" href="#offers">
              {t('products.detail.to_offers', { count: offers.length })}
              <Icon name="down" size={16} />
            </Row>
          </>
        )
      )}
    </div>
  );
}
