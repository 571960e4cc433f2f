import { InfiniteScroll } from '@inertiajs/react?scroll';
import { useEffect, useRef } from 'react';
import type { CardPage, ListView, ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { isPlainClick } from '../../../lib/visits/plain-click.js';
import { ProductCard } from '../card/card.js';
import { ProductRows } from './product-rows.js';
import { LinkButton } from '../../ui/button.js';
import { Stack } from '../../ui/layout/boxes.js';

/** Number of pages that load automatically; then a button does, so that people can reach the footer. */
const BY_THEMSELVES = 3;
/** Pixels before its end at which the next page is fetched. */
const AHEAD = 600;
/** Pictures of the first screen. */
const EAGER = 4;

interface Props {
  list: CardPage;
  results: Pick<ProductResults, 'count' | 'view' | 'columns'>;
  /** Words to highlight in names. */
  marks?: string[];
}

const DRAWN = {
  cards: { as: 'ul', className: 'cards endless' },
  list: {
    as: 'table',
    className: 'product-rows endless',
    itemsElement: '.product-rows > tbody',
    'aria-labelledby': 'results-title',
  },
};

/**
 * A list that loads more pages while a person scrolls. The address follows the visible page, and the link to
 * the next page is a real link.
 */
export function EndlessCards({ list: { cards, page, pageSize, nextUrl }, results, marks = [] }: Props) {
  const { t } = useI18n();
  const { count, view } = results;
  const left = page > 0 ? count - page * pageSize : pageSize;
  const goOnAt = useGoingOn(cards);
  return (
    <>
      <InfiniteScroll
        data="list"
        {...DRAWN[view]}
        onlyNext
        buffer={AHEAD}
        // not `manualAfter`: it counts after the foot was seen again, and fetches one page too many on a slow machine
        manual={cards.length > BY_THEMSELVES * pageSize}
        next={({ hasMore, autoMode, loading, fetch }) =>
          nextUrl && (
            <>
              {/* another one for each page: the same one would be seen to move down */}
              {((hasMore && autoMode) || loading) && (
                <Room key={cards.length} cards={Math.min(left, pageSize)} view={view} />
              )}
              <Stack as="p" className="cards-more">
                <LinkButton
                  data-visit
                  // a prefetched page would replace the whole list if it arrived after the address changed
                  data-no-prefetch
                  href={nextUrl}
                  rel="next"
                  aria-disabled={loading || undefined}
                  onClick={(event) => {
                    if (!hasMore || !isPlainClick(event)) return;
                    event.preventDefault();
                    // by keyboard
                    if (event.detail === 0) goOnAt({ place: cards.length, from: event.currentTarget });
                    fetch();
                  }}
                >
                  {t(loading ? 'common.loading' : 'products.more')}
                </LinkButton>
              </Stack>
            </>
          )
        }
      >
        {view === 'list' ? (
          <ProductRows cards={cards} columns={results.columns} marks={marks} />
        ) : (
          cards.map((card, index) => (
            <ProductCard key={card.id} card={card} eager={index < EAGER} marks={marks} />
          ))
        )}
      </InfiniteScroll>
      <p className="hidden-text" role="status">
        {t('products.loaded', { count: cards.length, number: count })}
      </p>
    </>
  );
}

/**
 * After a keyboard user asks for more, the focus moves to the first new card, not below all of them; unless
 * the focus is elsewhere meanwhile.
 */
function useGoingOn(cards: CardPage['cards']) {
  const asked = useRef<{ place: number; from: Element }>(null);
  useEffect(() => {
    const card = asked.current && cards[asked.current.place];
    if (!asked.current || !card) return;
    // below the last of all there is no link left to have the focus
    const hasStayed = [asked.current.from, document.body].includes(document.activeElement!);
    asked.current = null;
    if (!hasStayed) return;
    const place = document.querySelector(`[data-place='card-${card.id}']`)!;
    place.querySelector<HTMLElement>('.card-name a')!.focus({ preventScroll: true });
    // with its picture
    place.scrollIntoView({ block: 'nearest' });
  }, [cards]);
  return (going: { place: number; from: Element }) => (asked.current = going);
}

/** Reserves the room of the next page, so that nothing moves for a person who scrolls quickly. */
function Room({ cards, view }: { cards: number; view: ListView }) {
  return (
    <div className={view === 'list' ? 'rows-room' : 'cards cards-room'} aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
