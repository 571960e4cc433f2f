import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ProductArticle } from '../../components/products/detail/product-article.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Notice } from '../../components/ui/notice.js';
import { Box } from '../../components/ui/layout/boxes.js';

/** A hidden product as visitors would see it. */
export default function ProductPreview({ reason, editUrl, ...product }: PageProps<'products/preview'>) {
  const { t } = useI18n();
  return (
    <>
      <Box as="aside" above={4} className="page-width" aria-label={t('products.preview.title')}>
        <Notice tone="warn">
          <strong>{t('products.preview.title')}.</strong> {reason}{' '}
          <a data-visit href={editUrl}>
            {t('products.preview.edit')}
          </a>
        </Notice>
      </Box>
      <ProductArticle {...product} />
    </>
  );
}
