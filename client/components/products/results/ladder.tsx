import type { ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';
import { Picture } from '../../ui/picture.js';
import { countText } from './count-text.js';

/** Lists near one with few hits. */
export function Ladder({ results: { ladder, kind, count: found } }: { results: ProductResults }) {
  const { t } = useI18n();
  if (ladder.length === 0) return null;
  return (
    <Box as="nav" words className="ladder" aria-labelledby="ladder">
      <h3 id="ladder">{t(found ? 'products.ladder.more' : 'products.ladder.title')}</h3>
      <ul>
        {ladder.map(({ name, url, count, isSoldOut, picture }) => (
          <Cluster key={url} as="li" gap={[0, 4]} align="center" padY={2} line="bottom">
            {picture && (
              <span className="framed framed-small">
                <Picture picture={picture} sizes="3rem" alt="" />
              </span>
            )}
            <a data-visit href={url} rel="nofollow">
              {name}
            </a>
            <span className="count">
              {t(countText(kind), { count })}
              {isSoldOut && ` · ${t('products.availability.out_of_stock')}`}
            </span>
          </Cluster>
        ))}
      </ul>
    </Box>
  );
}
