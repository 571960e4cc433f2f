import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LinkButton } from '../../ui/button.js';
import { Cluster } from '../../ui/layout/boxes.js';

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
      <Cluster gap={2} as="p">
        {categoriesUrl && (
          <LinkButton data-visit href={categoriesUrl}>
            {t('import.categories.open')}
          </LinkButton>
        )}
        {formatsUrl && (
          <LinkButton data-visit href={formatsUrl}>
            {t('import.categories.formats')}
          </LinkButton>
        )}
        {googleUrl && (
          <LinkButton data-visit href={googleUrl}>
            {t('mappings.google.title')}
          </LinkButton>
        )}
        {blockedTermsUrl && (
          <LinkButton data-visit href={blockedTermsUrl}>
            {t('blocked-terms.title')}
          </LinkButton>
        )}
      </Cluster>
    </section>
  );
}
