import { Injectable } from '@nestjs/common';
import { isAge } from '../../attributes/values/age.js';
import { CategoriesService } from '../../categories/categories.service.js';
import type { CategoryLink } from '../../categories/category.props.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { Malformed } from '../../core/errors/domain-errors.js';
import { MAX_PAGE } from '../../core/http/api/api-query.js';
import { pageCountOf } from '../../core/http/api/pagination.js';
import { lazy } from '../../core/http/pages/lazy.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { scroll } from '../../core/inertia/props.js';
import type { OpenList } from '../../search/catalogue-index/catalogue-index.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import { LIST_ORDERS } from '../../search/catalogue-index/list-orders.js';
import { AttributeChoices, readSelections } from '../../search/attribute-choices.js';
import { toPicture } from '../../media/media.presenter.js';
import type { PictureProps } from '../../media/media.props.js';
import { toIndexFilters } from '../filters/filter-parameters.js';
import type { PageCriteria } from '../filters/product-criteria.js';
import type { CardPage, ProductCard, ProductResults, ProductSort, Rung } from '../product.props.js';
import { AgeCounts } from '../reading/age-counts.js';
import { type ProductListPage, ProductsService } from '../reading/products.service.js';
import { countedCategories, selectedCategory, subcategoryLinks } from './category-filter.js';
import { FilterNames } from './filter-names.js';
import { areSoldOut, FEW_HITS, MAX_TRIED, RUNG_CARDS, toLadder } from './ladder.js';
import { isFiltered, isFirstPage, type ListAddress, type ListSubject, urlOf } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';
import { type NearList, NearLists } from './near-lists.js';
import { PAGE_SIZE, toCardPage, toCards, toResults } from './product-list.presenter.js';

/** A list, and its criteria for the index. */
interface List {
  address: ListAddress;
  criteria: PageCriteria;
  /** All matches of the list, for any page. */
  matches: OpenList;
  tree: CategoryTree;
}

/** A list with the page that was found. */
interface FoundList extends List {
  page: ProductListPage;
}

/** List pages of visitors: from the state in the address to the cards and filters. */
@Injectable()
export class ProductLists {
  constructor(
    private readonly products: ProductsService,
    private readonly attributes: AttributeChoices,
    private readonly categories: CategoriesService,
    private readonly names: FilterNames,
    private readonly ages: AgeCounts,
    private readonly texts: Texts,
  ) {}

  /**
   * The props of a list page, and the data for its head: its cards, and a title with its filters. A request
   * for the next page has only the prop `list`, and counts nothing.
   */
  open(subject: ListSubject, query: ProductListQuery, locale: Locale) {
    const say = this.texts.translator(locale);
    const read = lazy(() => this.read(subject, query));
    const counted = lazy(async () => this.count(await read()));
    const found = lazy(async () => this.find(await read(), counted, locale));
    const shown = lazy(async (): Promise<CardPage> => toCardPage(await found(), locale, say));
    const list = scroll(shown, { wrapper: 'cards', matchOn: 'id', position: positionOf });
    const results = lazy(async (): Promise<ProductResults> => {
      const [list, counts] = await Promise.all([found(), counted()]);
      return {
        ...toResults(counts, list, locale, say),
        chips: this.names.chips(counts, list, locale),
        ladder: await this.climb(list, counts, locale),
      };
    });
    // without filters the title does not wait for the counts
    const titled = async (title: string): Promise<string> =>
      isFiltered(query) ? this.names.inTitle(title, (await results()).chips, locale) : title;
    const subcategories = async (): Promise<CategoryLink[]> => {
      const { tree, address } = await read();
      return subcategoryLinks(tree, { address, counted }, locale);
    };
    return { shown, titled, subcategories, props: { list, results } };
  }

  private async read(subject: ListSubject, query: ProductListQuery): Promise<List> {
    const selections = readSelections(query.attributes);
    const tree = await this.categories.tree();
    const listed = addressOf(subject, query, tree);
    const [attributes, values] = await Promise.all([
      this.attributes.filterable(listed.categoryId, selections),
      this.attributes.resolve(selections),
    ]);
    const address = { ...listed, attributes, selections, values };
    const criteria = toCriteria(address);
    return { address, criteria, matches: this.products.open(criteria), tree };
  }

  private async count({ address, criteria, matches, tree }: List): Promise<FilterCounts> {
    const categoryIds = countedCategories(tree, address);
    const definitionIds = address.attributes.map(({ id }) => id);
    const counts = await matches.counts({ definitionIds, categoryIds });
    const hasAges = address.attributes.some(({ name }) => isAge(name));
    const completed = hasAges ? await this.ages.complete(counts, criteria, address.attributes) : counts;
    return this.names.complete(completed, address);
  }

  /** The lists near one with few hits, each with its exact count; without hits, also cards of the first one. */
  private async climb(list: FoundList, counts: FilterCounts, locale: Locale): Promise<Rung[]> {
    if (!isFirstPage(list.address.query)) return [];
    const near = await this.near(list, counts, locale);
    if (near.length === 0) return [];
    const tried = await Promise.all(
      near.slice(0, MAX_TRIED).map(async ({ name, subject, query, isAstray }) => {
        const list = await this.read(subject, query);
        const { count, facets } = await list.matches.counts({ categoryIds: [], definitionIds: [] });
        const isSoldOut = areSoldOut(facets.inStock, count);
        return { name, url: urlOf(list.address, {}), count, isSoldOut, isAstray, list };
      }),
    );
    const ladder = toLadder(tried);
    const lists = ladder.map(({ list }) => list);
    const [pictures, cards] = await Promise.all([
      this.pictures(lists, locale),
      counts.count === 0 && lists[0] ? this.begin(lists[0], locale) : [],
    ]);
    return ladder.map(({ name, url, count, isSoldOut }, at) => {
      return { name, url, count, isSoldOut, picture: pictures[at]!, cards: at === 0 ? cards : [] };
    });
  }

  /** The first cards on the page of a list. */
  private async begin({ address, matches, criteria }: List, locale: Locale): Promise<ProductCard[]> {
    const { sort } = criteria;
    const { cards } = await this.products.page(matches, { sort, locale, page: 1, pageSize: RUNG_CARDS });
    return toCards(cards, address, locale, this.texts.translator(locale));
  }

  /** A picture of the first product of each list, in one read. */
  private async pictures(lists: List[], locale: Locale): Promise<(PictureProps | null)[]> {
    const pages = await Promise.all(
      lists.map(({ matches, criteria: { sort } }) => matches.page({ sort, locale, page: 1, pageSize: 1 })),
    );
    const firsts = new Map(pages.flatMap(({ found }) => found).map((card) => [card.entryId, card]));
    const cards = await this.products.cards([...firsts.values()]);
    return pages.map(({ found: [first] }) => {
      const [picture] = cards.find(({ id }) => id === first?.entryId)?.pictures ?? [];
      return picture ? toPicture(picture, locale, '') : null;
    });
  }

  private async near({ address }: List, counts: FilterCounts, locale: Locale): Promise<NearList[]> {
    const say = this.texts.translator(locale);
    const { query, wordless, unread } = address;
    const near = counts.count > FEW_HITS ? [] : new NearLists(counts, address, locale, say).all();
    if (!unread || !wordless || isFiltered({ ...query, category: undefined })) return near;
    const all = await this.read(wordless, { ...query, category: unread.categoryId, typed: undefined });
    const sizes = new NearLists(await this.count(all), all.address, locale, say).instead(unread.number);
    return [...sizes, ...near];
  }

  private async find(list: List, counted: () => Promise<FilterCounts>, locale: Locale): Promise<FoundList> {
    const { cursor, page: number } = list.criteria;
    const page = await this.products
      .page(list.matches, { ...list.criteria, locale })
      .catch((error: unknown) => {
        // a truncated address
        if (error instanceof Malformed && cursor !== undefined) return null;
        throw error;
      });
    if (!page) return this.find(atPage(list, number), counted, locale);
    if (page.cards.length || cursor !== undefined || number === 1) return { ...list, page };
    // the list is shorter than when the address was kept: a list with hits never shows an empty page
    const last = Math.min(number - 1, pageCountOf((await counted()).count, PAGE_SIZE));
    return this.find(atPage(list, last), counted, locale);
  }
}

/** The position of infinite scrolling, which ends with the numbered pages. */
function positionOf({ page, nextUrl }: CardPage) {
  return {
    currentPage: page || null,
    previousPage: page > 1 ? page - 1 : null,
    nextPage: nextUrl && page > 0 && page < MAX_PAGE ? page + 1 : null,
  };
}

function addressOf(subject: ListSubject, query: ProductListQuery, tree: CategoryTree) {
  const category = subject.isSearch ? selectedCategory(tree, query.category, subject.kind) : null;
  const kind = subject.kind ?? category?.kind;
  const all: ProductSort[] = [subject.term === undefined ? 'popular' : 'relevance', ...LIST_ORDERS];
  // services are not delivered
  const sorts = all.filter((sort) => kind !== 'service' || sort !== 'total');
  return {
    ...subject,
    kind,
    categoryId: subject.categoryId ?? category?.id,
    query: {
      ...query,
      kind: subject.kind ? [] : query.kind,
      sort: sorts.find((sort) => sort === query.sort),
      category: category?.id,
      company: subject.storeId === undefined ? query.company : [],
    },
    sorts,
    defaultSort: sorts[0]!,
  };
}

function toCriteria(address: ListAddress): PageCriteria {
  const { query, kind, categoryId, storeId, text, values, defaultSort } = address;
  const { sort, cursor, page } = query;
  return {
    kind,
    categoryId,
    storeId,
    text,
    filters: { ...toIndexFilters(query), attributes: values },
    sort: sort ?? defaultSort,
    cursor,
    page,
    pageSize: PAGE_SIZE,
  };
}

function atPage(list: List, page: number): List {
  const address = { ...list.address, query: { ...list.address.query, page, cursor: undefined } };
  return { ...list, address, criteria: toCriteria(address) };
}
