import type { ReactNode } from 'react';
import type { CategoryLink } from '../../../../src/categories/category.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { CategoryLinks } from './category-links.js';

interface Props {
  /** Why there may be nothing. */
  reason: string;
  /** URL of the list without filters; null if no filter is selected. */
  resetUrl: string | null;
  categories: CategoryLink[];
  /** Shown before the categories. */
  children?: ReactNode;
}

/** Links for a list without results. */
export function EmptyResults({ reason, resetUrl, categories, children }: Props) {
  const { t } = useI18n();
  return (
    <div className="empty">
      <h2>{t('products.empty.title')}</h2>
      <p>{resetUrl ? t('products.empty.filtered') : reason}</p>
      {resetUrl && (
        <p>
          <a data-results="clear" className="button button-main" href={resetUrl}>
            {t('products.filters.reset')}
          </a>
        </p>
      )}
      {children}
      {categories.length > 0 && (
        <>
          <h3>{t('products.empty.browse')}</h3>
          <CategoryLinks categories={categories} label={t('products.empty.browse')} />
        </>
      )}
    </div>
  );
}
