import '../../../styles/global/suggested-line.css';
import type { SuggestedProduct } from '../../../../src/storefront/suggestions/suggestions.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { NoPicture } from '../../products/card/no-picture.js';
import { Badge } from '../../ui/badge.js';
import { Box } from '../../ui/layout/boxes.js';
import { MarkedText } from '../../ui/marked-text.js';
import { Picture } from '../../ui/picture.js';
import { Price } from '../../ui/price.js';

/** A suggested product in one line: image, name and price. @param marks beginnings of words to highlight */
export function SuggestedLine({ product, marks = [] }: { product: SuggestedProduct; marks?: string[] }) {
  const { t } = useI18n();
  const { name, isService, picture, lowestPrice, isFrom } = product;
  return (
    <>
      <span className="framed framed-small" aria-hidden="true">
        {picture ? <Picture picture={picture} sizes="3rem" alt="" /> : <NoPicture />}
      </span>
      <Box as="span" shrinks className="suggestion-name">
        {isService && <Badge>{t('products.service')}</Badge>} <MarkedText value={name} marks={marks} />
      </Box>
      <Box as="span" nowrap className="suggestion-price">
        {isFrom && <small>{t('products.from')}</small>} <Price value={lowestPrice} />
      </Box>
    </>
  );
}
