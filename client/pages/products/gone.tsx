import '../../styles/pages/detail.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { CardList } from '../../components/products/card/card-list.js';
import { CategoryLinks } from '../../components/products/results/category-links.js';
import { Breadcrumb } from '../../components/ui/navigation/breadcrumb.js';
import { Text } from '../../components/ui/text.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** A product that no store sells any more, with alternatives. */
export default function ProductGone(props: PageProps<'products/gone'>) {
  const { name, breadcrumb, alternatives, categories } = props;
  const { t } = useI18n();
  return (
    <>
      <Stack gap={3} padTop={6} className="gone page-width">
        {breadcrumb.length > 1 && <Breadcrumb steps={breadcrumb} />}
        <p className="eyebrow">{t('products.gone.label')}</p>
        <h1>
          <Text value={name} />
        </h1>
        <p>{t('products.gone.description')}</p>
        <CategoryLinks categories={categories} label={t('products.gone.categories')} />
      </Stack>
      {alternatives.length > 0 && (
        <section className="section page-width" aria-labelledby="alternatives-title">
          <div className="section-head">
            <h2 id="alternatives-title">{t('products.gone.alternatives')}</h2>
          </div>
          <CardList cards={alternatives} />
        </section>
      )}
    </>
  );
}
