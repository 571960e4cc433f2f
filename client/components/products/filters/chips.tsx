import type { ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';

/** The selected filters, each with a link that removes it. */
export function Chips({ chips, resetUrl }: Pick<ProductResults, 'chips' | 'resetUrl'>) {
  const { t } = useI18n();
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('products.filters.chosen')}>
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
            <Icon name="close" />
          </a>
        </li>
      ))}
      {resetUrl && (
        <li>
          <a data-results="clear" className="chip-reset" href={resetUrl} rel="nofollow">
            {t('products.filters.reset')}
          </a>
        </li>
      )}
    </ul>
  );
}
