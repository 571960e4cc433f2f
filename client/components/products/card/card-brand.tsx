import type { ProductCard } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Badge } from '../../ui/badge.js';
import { Text } from '../../ui/text.js';
import { Box } from '../../ui/layout/boxes.js';

/** The brand of the card, or its category, after marks that distinguish it from others. */
export function CardBrand({ card }: { card: ProductCard }) {
  const { t } = useI18n();
  return (
    <Box as="p" text="xs" tone="soft" className="card-brand">
      {card.isService && <Badge>{t('products.service')}</Badge>}{' '}
      {card.condition !== 'new' && <Badge tone="warn">{t(`products.condition.${card.condition}`)}</Badge>}{' '}
      {card.brand ?? (card.category && <Text value={card.category} />)}
    </Box>
  );
}
