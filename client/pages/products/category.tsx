import type { PageProps } from '../../../src/core/inertia/pages.js';
import { CategoryLinks } from '../../components/products/results/category-links.js';
import { EmptyResults } from '../../components/products/results/empty-results.js';
import { Results } from '../../components/products/results/results.js';
import { Breadcrumb } from '../../components/ui/navigation/breadcrumb.js';
import { Text } from '../../components/ui/text.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Box } from '../../components/ui/layout/boxes.js';

/** The products of a category and its descendants. */
export default function ProductCategory(props: PageProps<'products/category'>) {
  const { category, breadcrumb, subcategories, list, results, navigation } = props;
  const { t } = useI18n();
  const empty = (
    <EmptyResults
      reason={t('products.empty.category')}
      results={results}
      categories={subcategories.length > 0 ? subcategories : navigation}
    />
  );
  return (
    <>
      <Results
        key={category.id}
        list={list}
        results={results}
        title={<Text value={category.name} />}
        way={<Breadcrumb steps={breadcrumb} />}
        empty={empty}
      >
        <CategoryLinks
          categories={subcategories}
          label={t('products.category.subcategories')}
          rel={results.resetUrl ? 'nofollow' : undefined}
        />
      </Results>
      {category.description && (
        <Box
          as="section"
          above={6}
          className="category-text page-width"
          aria-labelledby="category-text-title"
        >
          <h2 id="category-text-title">
            <Text value={category.name} />
          </h2>
          <p>
            <Text value={category.description} />
          </p>
        </Box>
      )}
    </>
  );
}
