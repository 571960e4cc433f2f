import type { ProductCard as Card } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PickButton } from '../../storefront/picks/pick-button.js';
import { MarkedText } from '../../ui/marked-text.js';
import { Picture } from '../../ui/picture.js';
import { Price } from '../../ui/price.js';
import { Text } from '../../ui/text.js';
import { DiscountBase } from './discount-base.js';
import { NoPicture } from './no-picture.js';

const SIZES = '(min-width: 80rem) 14rem, (min-width: 48rem) 28vw, 46vw';

interface Props {
  card: Card;
  eager?: boolean;
  /** Folded beginnings of words that stand out in the name. */
  marks?: string[];
}

/** One product of a list. The name is the only link; the stylesheet spreads it over the whole card. */
export function ProductCard({ card, eager, marks = [] }: Props) {
  const { t, percent } = useI18n();
  const several = card.offerCount > 1;
  return (
    <li className="card" data-place={`card-${card.id}`}>
      <div className="card-picture framed">
        {card.picture ? <Picture picture={card.picture} sizes={SIZES} alt="" eager={eager} /> : <NoPicture />}
        {card.discount && <span className="card-discount">{percent(-card.discount.percent)}</span>}
      </div>
      <div className="card-picks">
        <PickButton list="comparison" id={card.id} name={card.name.text} />
        <PickButton list="watchList" id={card.id} name={card.name.text} />
      </div>
      <p className="card-brand">
        {card.isService && <span className="tag">{t('products.service')}</span>}{' '}
        {card.brand ?? (card.category && <Text value={card.category} />)}
      </p>
      <h3 className="card-name">
        <a data-visit href={card.url}>
          <MarkedText value={card.name} marks={marks} />
        </a>
      </h3>
      <p className="card-note">{card.isFrom && t('products.from')}</p>
      <p className="card-price">
        <Price value={card.lowestPrice} />
      </p>
      <p className="card-offers">
        {several ? t('products.offers', { count: card.offerCount }) : card.storeName}
        {card.availability !== 'in_stock' && card.availability !== 'unknown' && (
          <span className="card-availability">{t(`products.availability.${card.availability}`)}</span>
        )}
        {card.discount && (
          <span className="card-lowest">
            <DiscountBase discount={card.discount} />
          </span>
        )}
      </p>
    </li>
  );
}
