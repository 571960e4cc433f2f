import type { ProductCard } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { DiscountBase } from './discount-base.js';
import { Box } from '../../ui/layout/boxes.js';

/** Notes about the price on a card. */
export function PriceNotes({
  card: { availability, isSoldElsewhere, discount, notes },
}: {
  card: ProductCard;
}) {
  const { t } = useI18n();
  return (
    <>
      {availability !== 'in_stock' && availability !== 'unknown' && (
        <Box as="span" tone="warn" className="card-availability">
          {t(isSoldElsewhere ? 'products.sold_elsewhere' : `products.availability.${availability}`)}
        </Box>
      )}
      {discount && (
        <span className="card-lowest">
          <DiscountBase discount={discount} />
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="card-lowest">
          {note}
        </span>
      ))}
    </>
  );
}
