import type { PublicReads } from '../../../core/database/public-reads.js';
import type { Counted, FoundCard, FoundPage, IndexPage, IndexQuery, OpenList } from '../catalogue-index.js';
import type { FilterCounts } from '../filter-counts.js';
import { readCursor, toPage, writeCursor } from '../list-orders.js';
import { cursorTypes } from '../list-orders.js';
import { nameSorted } from '../source/name-order.js';
import { baseRowsOf } from './base-rows.js';
import { CardCounter } from './card-counter.js';
import { cardsOf, pageOf, positionOf } from './card-order.js';
import type { IndexContent } from './content/index-content.js';
import type { IndexReader } from './content/index-reader.js';
import { scratch } from './content/scratch.js';
import type { TextHits } from './content/text-search.js';
import { type CachedCounts, countFacets } from './count-facets.js';
import type { FilteredRows } from './disjunctive-facets.js';
import { filterRows } from './filter-rows.js';
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
    const { content, list, cards: counter, hits } = await this.match();
    scratch.reset();
    const { sort, cursor, pageSize } = page;
    const skip = cursor === undefined ? (page.page - 1) * pageSize : 0;
    // a copy, because the database answers meanwhile
    if (sort === 'name')
      return nameSorted(this.reads, namedList(content, list, counter.firsts().slice()), page);
    const order = sort === 'relevance' && !hits ? 'popular' : sort;
    const cards = cardsOf(list, counter, order, hits);
    const after =
      cursor === undefined ? undefined : (readCursor(cursor, sort, cursorTypes(order)) as number[]);
    const places = pageOf(cards, { after, skip, take: pageSize + 1 });
    return toPage(places, pageSize, {
      show: (place) => ({
        ...shown(content, list, cards.rows[place]!),
        ...(sort === 'total' && { totalCents: cards.keys[0]![place] }),
      }),
      cursorOf: (place) => writeCursor(sort, positionOf(cards, place)),
    });
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
  const { offers, names } = content;
  const hits = query.text && content.hitsOf(query.text);
  const list = query.unit === 'offer' ? asOffers(offers) : offers;
  const filtered = filterRows(offers, names, query.filters, baseRowsOf(content, query, hits?.rows));
  const { rows } = filtered;
  // others are answered in between
  const cards = new CardCounter(list, rows, new Int32Array(rows.length));
  return { content, version: content.version, list, filtered, cards, hits };
}

/** The rows with each offer as its own card. */
const asOffers = (offers: IndexContent['offers']): ListColumns =>
  Object.assign(Object.create(offers) as ListColumns, { cards: offers.offers, groups: offers.offers });

const shown = ({ offers }: IndexContent, { groups }: ListColumns, row: number): FoundCard => ({
  entryId: groups[row]!,
  offerId: offers.offers[row]!,
});
