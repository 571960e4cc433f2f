import type { PageProps } from '../../../src/core/inertia/pages.js';
import { CategoryLinks } from '../../components/products/results/category-links.js';
import { EmptyResults } from '../../components/products/results/empty-results.js';
import { Results } from '../../components/products/results/results.js';
import { SearchInterpretation } from '../../components/products/results/search-interpretation.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The results of a search, or everything. */
export default function ProductSearch(props: PageProps<'products/search'>) {
  const {
    query,
    brand,
    named,
    unknown,
    categories,
    corrected,
    expanded,
    isNear,
    notices,
    missing,
    recognised,
    marks,
    list,
    results,
  } = props;
  const { t } = useI18n();
  const { count } = results;
  const near = isNear && count > 0 && `${t('products.ladder.title')} · ${count}`;
  const all = brand ? t('products.search.brand', { brand }) : t('products.search.all');
  const title = query === null ? all : t('products.search.title', { query });
  const empty = (
    <EmptyResults
      reason={t('products.empty.searched', { query: unknown ?? query ?? '' })}
      isUnknown={unknown !== null}
      results={results}
      categories={categories}
    />
  );
  return (
    <Results key={results.formUrl} {...{ list, results, title, empty, marks, near }}>
      <SearchInterpretation {...{ query, named, corrected, expanded, notices, missing, recognised }} />
      {/* they count everything, which only this page needs */}
      {query === null && !results.resetUrl && results.count > 0 && (
        <CategoryLinks categories={categories} label={t('products.search.categories')} />
      )}
    </Results>
  );
}
