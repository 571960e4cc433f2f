import type { ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';

/** The selected filters, each with a link that removes it. */
export function Chips({ chips, resetUrl }: Pick<ProductResults, 'chips' | 'resetUrl'>) {
  const { t } = useI18n();
  if (chips.length === 0) return null;
  return (
    <Cluster
      as="ul"
      gap={2}
      align="center"
      padY={3}
      line="top"
      className="chips"
      aria-label={t('products.filters.chosen')}
    >
      {chips.map(({ name, removeUrl }) => (
        <li key={removeUrl}>
          <a
            data-results
            className="chip"
            href={removeUrl}
            rel="nofollow"
            aria-label={t('products.filters.remove', { name })}
          >
            {name}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      {resetUrl && (
        <li>
          <Box data-results="clear" as="a" text="s" className="chip-reset" href={resetUrl} rel="nofollow">
            {t('products.filters.reset')}
          </Box>
        </li>
      )}
    </Cluster>
  );
}
