import type { FocusEvent } from 'react';
import type { ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** The orders of a list as links, which work without a script and are all visible. */
export function SortLinks({ sort, sorts }: Pick<ProductResults, 'sort' | 'sorts'>) {
  const { t } = useI18n();
  return (
    <nav className="sort" aria-label={t('products.sort.label')}>
      <ul onFocus={showWhole}>
        {sorts.map(({ id, label, url }) => (
          <li key={id}>
            <a data-results href={url} rel="nofollow" aria-current={id === sort ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A browser may leave the focused link half outside; a link must not move while it is clicked. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
