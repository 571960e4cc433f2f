import { InfiniteScroll } from '@inertiajs/react';
import type { MouseEvent } from 'react';
import type { CardPage } from '../../../src/products/product.props.js';
import { useI18n } from '../../lib/i18n.js';
import { ProductCard } from './card.js';

/** So many pages follow by themselves; then somebody asks, so that the foot of the page can be reached. */
const BY_THEMSELVES = 3;
/** Pixels before its end at which the next page is fetched. */
const AHEAD = 600;
/** Pictures of the first screen. */
const EAGER = 4;

interface Props {
  list: CardPage;
  /** What stands out in names. */
  marks?: string[];
}

/** A list that goes on while it is scrolled. Its address follows what is seen, and the way on is a real link. */
export function EndlessCards({ list: { cards, pageSize, nextUrl }, marks }: Props) {
  const { t } = useI18n();
  return (
    <>
      <InfiniteScroll
        data="list"
        as="ul"
        className="cards endless"
        onlyNext
        buffer={AHEAD}
        // not `manualAfter`: it counts after the foot was seen again, and fetches one page too many on a slow machine
        manual={cards.length > BY_THEMSELVES * pageSize}
        next={({ hasMore, loading, fetch }) =>
          nextUrl && (
            <p className="cards-more" data-loading={loading || undefined}>
              <a
                data-visit
                className="button"
                href={nextUrl}
                rel="next"
                aria-disabled={loading || undefined}
                onClick={(event) => hasMore && isPlain(event) && (event.preventDefault(), fetch())}
              >
                {t(loading ? 'common.loading' : 'products.more')}
              </a>
            </p>
          )
        }
      >
        {cards.map((card, index) => (
          <ProductCard key={card.id} card={card} eager={index < EAGER} marks={marks} />
        ))}
      </InfiniteScroll>
      <p className="hidden-text" role="status">
        {t('products.loaded', { count: cards.length })}
      </p>
    </>
  );
}

const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
