import '../../../styles/pages/results.css';
import { usePage } from '@inertiajs/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CardPage, ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Pagination } from '../../ui/navigation/pagination.js';
import { Chips } from '../filters/chips.js';
import { countText } from './count-text.js';
import { EndlessCards } from './endless-cards.js';
import { FILTERS, Filters } from '../filters/filters.js';
import { Ladder } from './ladder.js';
import { SortLinks } from './sort-links.js';
import { ViewLinks } from './view-links.js';
import { followResultLinks } from '../filters/visit-results.js';
import { Cluster, Grid, Row, boxClass } from '../../ui/layout/boxes.js';

/** Cards of the first screen. */
const FEW = 2;

interface Props {
  list: CardPage;
  results: ProductResults;
  /** The heading of the page, next to the count. */
  title: ReactNode;
  /** Above the title: the way here. */
  way?: ReactNode;
  /** Links below the title. */
  children?: ReactNode;
  /** Instead of the cards when there are none. */
  empty: ReactNode;
  /** Words to highlight in names. */
  marks?: string[];
  /** In place of the count, if the hits lack some of the words. */
  near?: string | false;
}

/** A list of products with its filters at the side, or in a sheet on narrow screens. */
export function Results({ list, results, title, way, children, empty, marks, near }: Props) {
  const { t } = useI18n();
  const { count, chips } = results;
  const { state, page } = useSeen();
  const section = useBeginning(state);
  const pagination = { ...results.pagination, page: Math.min(page, list.page), nextUrl: list.nextUrl };
  const isLong = count > FEW;
  const filterable = count > 0 || chips.length > 0;
  return (
    <Grid columns="one" padTop={4} className="results page-width" onClick={followResultLinks}>
      <Grid columns="one" gap={2} padBottom={4} className="results-head">
        {way}
        <Cluster gap={[0, 4]} align="baseline" className="results-title">
          <h1>{title}</h1>
          {/* below, a heading has the same */}
          <p
            className={count > 0 ? boxClass('box', { tone: 'soft' }, 'results-count') : 'hidden-text'}
            role="status"
          >
            {near || t(countText(results.kind), { count })}
            {pagination.page > 1 &&
              ` · ${t('common.pagination.of', { page: pagination.page, count: pagination.pageCount })}`}
          </p>
        </Cluster>
        {children}
      </Grid>
      {filterable && (
        <>
          <a className="skip-link" href="#results">
            {t('products.filters.skip')}
          </a>
          <Filters results={results} />
        </>
      )}
      <section
        id="results"
        ref={section}
        tabIndex={-1}
        className="results-list"
        aria-labelledby="results-title"
      >
        <h2 id="results-title" className="hidden-text">
          {t(results.kind === 'service' ? 'products.services' : 'products.list')}
        </h2>
        {filterable && <Tools results={results} />}
        <Chips chips={chips} resetUrl={results.resetUrl} />
        {list.cards.length === 0 ? (
          empty
        ) : (
          <>
            {/* the end of a long list is far away */}
            {isLong && <Ladder results={results} />}
            <EndlessCards key={state} list={list} results={results} marks={marks} />
            {!isLong && <Ladder results={results} />}
          </>
        )}
        <Pagination pages={pagination} />
      </section>
    </Grid>
  );
}

/**
 * A list in another state is shown from its start if the filters scrolled it away. A person who removed
 * something with a link that is gone now continues there.
 */
function useBeginning(state: string) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (section.current!.getBoundingClientRect().top < 0) section.current!.scrollIntoView();
    if (document.activeElement === document.body) section.current!.focus({ preventScroll: true });
  }, [state]);
  return section;
}

/** The state of the list and the visible page, from the address. More choices are the same list. */
function useSeen() {
  const query = new URLSearchParams(usePage().url.split('?')[1]);
  const page = Number(query.get('page')) || 1;
  query.delete('page');
  query.delete('choices');
  return { state: query.toString(), page };
}

function Tools({ results }: { results: ProductResults }) {
  const { t } = useI18n();
  return (
    <Row gap={3} align="center" line="strong" className="results-tools">
      <Button
        type="button"
        className={boxClass('box', { text: 's' }, 'filter-button')}
        popoverTarget={FILTERS}
      >
        <Icon name="filter" />
        {t('products.filters.open', { count: results.chips.length })}
      </Button>
      {results.count > 1 && <SortLinks sort={results.sort} sorts={results.sorts} />}
      {results.count > 0 && <ViewLinks view={results.view} views={results.views} />}
    </Row>
  );
}
