import type { ReactNode } from 'react';
import type { ProductResults } from '../../../src/products/product.props.js';
import { useI18n } from '../../lib/i18n.js';
import { Icon } from '../ui/icon.js';
import { Pagination } from '../ui/pagination.js';
import { CardList } from './card-list.js';
import { Chips } from './chips.js';
import { FILTERS, Filters } from './filters.js';
import { SortLinks } from './sort-links.js';
import { followResultLinks } from './visit-results.js';

interface Props {
  results: ProductResults;
  /** Above the list: title and way. */
  children: ReactNode;
  /** Instead of the cards when there are none. */
  empty: ReactNode;
}

/** A list of products with its filters at the side, or in a sheet on narrow screens. */
export function Results({ results, children, empty }: Props) {
  const { t } = useI18n();
  const { count, chips, pagination } = results;
  return (
    <div className="results page-width" onClick={followResultLinks}>
      <div className="results-head">
        {children}
        <p className="results-count" role="status">
          {t('products.count', { count })}
          {pagination.page > 1 &&
            ` · ${t('common.pagination.of', { page: pagination.page, count: pagination.pageCount })}`}
        </p>
      </div>
      <Filters results={results} />
      <section className="results-list" aria-label={t('products.count', { count })}>
        <div className="results-tools">
          <button type="button" className="button filter-button" popoverTarget={FILTERS}>
            <Icon name="filter" />
            {t('products.filters.open', { count: chips.length })}
          </button>
          {count > 1 && <SortLinks sort={results.sort} sorts={results.sorts} />}
        </div>
        <Chips chips={chips} resetUrl={results.resetUrl} />
        {count === 0 ? empty : <CardList cards={results.cards} eager={4} />}
        <Pagination pages={pagination} />
      </section>
    </div>
  );
}
