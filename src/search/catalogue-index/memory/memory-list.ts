import type { PublicReads } from '../../../core/database/public-reads.js';
import type { Counted, FoundCard, FoundPage, IndexPage, IndexQuery, OpenList } from '../catalogue-index.js';
import type { FilterCounts } from '../filter-counts.js';
import { cursorTypes, type NumberSort, readCursor, toPage, writeCursor } from '../list-orders.js';
import { nameSorted } from '../source/name-order.js';
import { baseRowsOf, wholeListOf } from './base-rows.js';
import { CardCounter } from './card-counter.js';
import { cardsOf, pageOf, positionOf } from './card-order.js';
import type { IndexContent } from './content/index-content.js';
import type { IndexReader } from './content/index-reader.js';
import { scratch } from './content/scratch.js';
import type { TextHits } from './content/text-search.js';
import { type CachedCounts, countFacets } from './count-facets.js';
import { type FilteredRows, filterRows } from './filter-rows.js';
import type { ListColumns } from './list-columns.js';
import { namedList } from './named-list.js';

/** A list with its matching rows. */
interface Matching {
  content: IndexContent;
  /** Version of the content. */
  version: number;
  list: ListColumns;
  filtered: FilteredRows;
  /** Cards of the matching rows. */
  cards: CardCounter;
  /** Cache key of the list, if it is whole and no filter removes a row. */
  whole?: string;
  hits?: TextHits;
}

/** One list of the index in memory. */
export class MemoryList implements OpenList {
  private matching?: Promise<Matching>;

  constructor(
    private readonly reader: IndexReader,
    private readonly reads: PublicReads,
    private readonly query: IndexQuery,
  ) {}

  async page(page: IndexPage): Promise<FoundPage> {
    const matching = await this.match();
    const { sort, cursor, page: number, pageSize } = page;
    if (sort !== 'name')
      return cached(matching, `page ${sort} ${cursor} ${number} ${pageSize}`, () =>
        numberSorted(matching, page, sort),
      );
    scratch.reset();
    const { content, list, cards } = matching;
    // a copy, because the database answers meanwhile
    return nameSorted(this.reads, namedList(content, list, cards.firsts().slice()), page);
  }

  async count(): Promise<number> {
    return (await this.match()).cards.count;
  }

  async counts(counted: Counted): Promise<FilterCounts> {
    const { query } = this;
    const { content, version, list, filtered, cards } = await this.match();
    scratch.reset();
    // it may be different since the rows were found; selected offers are rarely requested again
    const isCached = version === content.version && !query.offerIds;
    const key = isCached && JSON.stringify({ ...query, filters: {} });
    const cached: CachedCounts = (facet, count) =>
      isCached ? content.cached(`${facet} ${key}`, count) : count();
    return countFacets(list, content.names, { filtered, cards, cached }, counted);
  }

  private match(): Promise<Matching> {
    return (this.matching ??= this.reader.current().then((content) => match(content, this.query)));
  }
}

function match(content: IndexContent, query: IndexQuery): Matching {
  scratch.reset();
  const { offers, names, version } = content;
  const hits = query.text && content.hitsOf(query.text);
  const list = query.unit === 'offer' ? asOffers(offers) : offers;
  const filtered = filterRows(offers, names, query.filters, baseRowsOf(content, query, hits?.rows));
  const { rows, base } = filtered;
  const whole = rows === base ? wholeListOf(query) : undefined;
  // others are answered in between
  const count = () => new CardCounter(list, rows, new Int32Array(rows.length));
  const cards = whole === undefined ? count() : content.cached(`cards ${whole}`, count);
  return { content, version, list, filtered, cards, whole, hits };
}

/** An answer about a whole list is cached until the next change; the content may already be changed. */
function cached<Answer extends object>(
  { content, version, whole }: Matching,
  key: string,
  answer: () => Answer,
): Answer {
  if (whole === undefined || version !== content.version) return answer();
  return content.cached(`${key} ${whole}`, answer);
}

/** A page in an order by numbers. */
function numberSorted(
  { content, list, cards: counter, hits }: Matching,
  { cursor, page, pageSize }: IndexPage,
  sort: NumberSort,
): FoundPage {
  scratch.reset();
  const skip = cursor === undefined ? (page - 1) * pageSize : 0;
  const order = sort === 'relevance' && !hits ? 'popular' : sort;
  const cards = cardsOf(list, counter, order, hits);
  const after = cursor === undefined ? undefined : (readCursor(cursor, sort, cursorTypes(order)) as number[]);
  const places = pageOf(cards, { after, skip, take: pageSize + 1 });
  return toPage(places, pageSize, {
    show: (place) => ({
      ...shown(content, list, cards.rows[place]!),
      ...(sort === 'total' && { totalCents: cards.keys[0]![place] }),
    }),
    cursorOf: (place) => writeCursor(sort, positionOf(cards, place)),
  });
}

/** The rows with each offer as its own card. */
const asOffers = (offers: IndexContent['offers']): ListColumns =>
  Object.assign(Object.create(offers) as ListColumns, { cards: offers.offers, groups: offers.offers });

const shown = ({ offers }: IndexContent, { groups }: ListColumns, row: number): FoundCard => ({
  entryId: groups[row]!,
  offerId: offers.offers[row]!,
});
