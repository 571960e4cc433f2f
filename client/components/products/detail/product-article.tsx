import type { BestOffer, SupplyNote, Twin } from '../../../../src/products/detail/best-offer.props.js';
import type { VariantTable } from '../../../../src/products/detail/variants.props.js';
import '../../../styles/pages/detail.css';
import type { ReactNode } from 'react';
import type { ServiceProvider } from '../../../../src/companies/company.props.js';
import type { LeftOutOffer } from '../../../../src/products/comparison/left-out.props.js';
import type {
  Crumb,
  OfferOrder,
  OfferProps,
  PriceHistoryProps,
  ProductDetail,
} from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Badge } from '../../ui/badge.js';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.js';
import { Text } from '../../ui/text.js';
import { Attributes } from './attributes.js';
import { Gallery } from './gallery.js';
import { LeftOut } from './left-out.js';
import { Offers } from './offers.js';
import { PriceBlock } from './price-block.js';
import { PriceHistory } from './price-history.js';
import { ProductFacts } from './product-facts.js';
import { Prose } from './prose.js';
import { ServiceBooking } from './service-booking.js';
import { Variants } from './variants.js';
import { Grid, Stack } from '../../ui/layout/boxes.js';

/** A name of more letters is set smaller: stores write whole sentences, and the price is to stay on the first screen. */
const LONG_NAME = 90;

interface Props {
  product: ProductDetail;
  twins?: Twin[];
  variants?: VariantTable | null;
  breadcrumb: Crumb[];
  /** URL of more products of its brand. */
  brandUrl?: string | null;
  offers: OfferProps[];
  bestOffers?: BestOffer[];
  supply?: SupplyNote | null;
  leftOut?: LeftOutOffer[];
  offerOrder?: OfferOrder;
  /** Missing if there is no history. */
  priceHistory?: PriceHistoryProps | null;
  /** Who does a service. */
  provider?: ServiceProvider | null;
  /** A visitor's actions, below the price. */
  actions?: ReactNode;
  /** Content below the product. */
  children?: ReactNode;
}

/** The complete content of a product, with the offers of all stores. */
export function ProductArticle(props: Props) {
  const { product, breadcrumb, brandUrl, offers, offerOrder, priceHistory, provider, actions, children } =
    props;
  const { t } = useI18n();
  const history = <PriceHistory history={priceHistory ?? null} isOfService={Boolean(provider)} />;
  return (
    <article key={product.id} className="detail">
      <div className="detail-top page-width">
        <Breadcrumb steps={breadcrumb} />
        <Gallery pictures={product.pictures} />
        <Stack columns="one" gap={4} packed className="detail-summary">
          <h1 className={product.name.text.length > LONG_NAME ? 'detail-name-long' : undefined}>
            <Text value={product.name} />
            {product.condition !== 'new' && (
              <>
                {' '}
                <Badge tone="warn">{t(`products.condition.${product.condition}`)}</Badge>
              </>
            )}
          </h1>
          <PriceBlock product={product} offers={offers} bestOffers={props.bestOffers} supply={props.supply} />
          {provider && (
            <ServiceBooking service={product} provider={provider} goUrl={offers[0]?.goUrl ?? null} />
          )}
          {props.twins?.map(({ url, text }) => (
            <a key={url} data-visit href={url}>
              {text}
            </a>
          ))}
          {props.variants && <Variants variants={props.variants} />}
          {actions}
        </Stack>
        {(product.energyClass || product.eprelCode) && (
          <Grid as="dl" gap={[3, 4]} className="facts" aria-label={t('products.detail.facts')}>
            <ProductFacts product={product} isEnergy />
          </Grid>
        )}
      </div>
      {product.kind === 'product' && <Offers offers={offers} firstOrder={offerOrder} />}
      <LeftOut offers={props.leftOut ?? []} />
      {!provider && history}
      <Grid gap={[6, 7]} className="detail-texts page-width">
        {(product.highlights || product.description || product.specifications) && (
          <div>
            {product.highlights && <Prose id="highlights" {...product.highlights} />}
            <Prose id="description" title={t('fields.description')} html={product.description} />
            <Prose
              id="specifications"
              title={
                product.attributes.length + product.facts.length
                  ? t('products.detail.more_specifications')
                  : t('fields.specifications')
              }
              html={product.specifications}
            />
          </div>
        )}
        {!provider && <Attributes product={product} brandUrl={brandUrl ?? null} />}
      </Grid>
      {provider && history}
      {children}
    </article>
  );
}
