import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

type Props = Pick<
  PageProps<'import/index'>,
  'unmappedCount' | 'categoriesUrl' | 'formatsUrl' | 'googleUrl' | 'blockedTermsUrl'
>;

/** The number of category paths without a target, with a link to the store's mappings. */
export function CategoryPaths({
  unmappedCount,
  categoriesUrl,
  formatsUrl,
  googleUrl,
  blockedTermsUrl,
}: Props) {
  const { t } = useI18n();
  return (
    <section className="import-part" aria-labelledby="category-paths-title">
      <div className="section-head">
        <h2 id="category-paths-title">{t('import.categories.title')}</h2>
        {unmappedCount > 0 && (
          <p role="status" className="attention">
            {t('import.categories.unmapped', { count: unmappedCount })}
          </p>
        )}
      </div>
      <p>{t('import.categories.intro')}</p>
      <p className="actions">
        {categoriesUrl && (
          <a data-visit className="button" href={categoriesUrl}>
            {t('import.categories.open')}
          </a>
        )}
        {formatsUrl && (
          <a data-visit className="button" href={formatsUrl}>
            {t('import.categories.formats')}
          </a>
        )}
        {googleUrl && (
          <a data-visit className="button" href={googleUrl}>
            {t('mappings.google.title')}
          </a>
        )}
        {blockedTermsUrl && (
          <a data-visit className="button" href={blockedTermsUrl}>
            {t('blocked-terms.title')}
          </a>
        )}
      </p>
    </section>
  );
}
