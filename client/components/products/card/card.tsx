import type { ProductCard as Card } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PickButton } from '../../storefront/picks/pick-button.js';
import { MarkedText } from '../../ui/marked-text.js';
import { Picture } from '../../ui/picture.js';
import { Price } from '../../ui/price.js';
import { CardBrand } from './card-brand.js';
import { CardFacts } from './card-facts.js';
import { NoPicture } from './no-picture.js';
import { PriceNotes } from './price-notes.js';
import { Box, Cluster, Stack } from '../../ui/layout/boxes.js';

const SIZES = '(min-width: 80rem) 14rem, (min-width: 48rem) 28vw, 46vw';

interface Props {
  card: Card;
  eager?: boolean;
  /** Folded beginnings of words to highlight in the name. */
  marks?: string[];
}

/** One product of a list. The name is the only link; the stylesheet spreads it over the whole card. */
export function ProductCard({ card, eager, marks = [] }: Props) {
  const { t, percent } = useI18n();
  return (
    <Stack as="li" columns="one" line="bottom" shrinks className="card" data-place={`card-${card.id}`}>
      <div className="card-picture framed">
        {card.picture ? <Picture picture={card.picture} sizes={SIZES} alt="" eager={eager} /> : <NoPicture />}
        {card.discount && (
          <Box as="span" text="s" className="card-discount">
            {percent(-card.discount.percent)}
          </Box>
        )}
      </div>
      <Stack className="card-picks">
        <PickButton list="comparison" id={card.id} name={card.name.text} />
        <PickButton list="watchList" id={card.id} name={card.name.text} />
      </Stack>
      <CardBrand card={card} />
      <Box as="h3" text="s" below={2} className="card-name">
        <a data-visit className="cover" href={card.url}>
          <MarkedText value={card.name} marks={marks} />
        </a>
      </Box>
      <Box as="p" text="xs" tone="soft" className="card-facts">
        <CardFacts facts={card.facts} />
      </Box>
      <Box as="p" text="s" tone="soft" className="card-note">
        {card.isFrom && t('products.from')}
      </Box>
      <p className="card-price">
        <Price value={card.lowestPrice} />
      </p>
      <Cluster as="p" gap={[0, 2]} packed text="xs" tone="soft" above={1}>
        {card.isFrom ? t('products.offers', { count: card.offerCount }) : card.storeName}
        <PriceNotes card={card} />
      </Cluster>
    </Stack>
  );
}
