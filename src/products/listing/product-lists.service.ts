import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { Malformed } from '../../core/errors/domain-errors.js';
import { MAX_PAGE } from '../../core/http/api/api-query.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { pageCountOf } from '../../core/http/api/pagination.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import type { Locale } from '../../core/i18n/locales.js';
import { scroll } from '../../core/inertia/props.js';
import type { TextQuestion } from '../../search/catalogue-index/text-question.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import {
  type AskedAttribute,
  AttributeChoices,
  type FilterAttribute,
  readAsked,
} from '../filters/attribute-choices.js';
import { chosenCategory, countedCategories } from './category-filter.js';
import { ChosenNames } from './chosen-names.js';
import { isNarrowed, type ListAddress } from './list-address.js';
import { toChips } from './list-chips.js';
import type { ProductKind } from '../product.entity.js';
import type { CardPage, ProductResults, ProductSort } from '../product.props.js';
import type { ProductCriteria } from '../filters/product-criteria.js';
import type { ProductListQuery } from './product-list.input.js';
import { PAGE_SIZE, toCardPage, toResults } from './product-list.presenter.js';
import { type ProductPage, ProductsService } from '../reading/products.service.js';

const SEARCH_SORTS: ProductSort[] = ['relevance', 'price', '-price', 'total', 'name', 'newest'];
const BROWSE_SORTS: ProductSort[] = ['popular', 'price', '-price', 'total', 'name', 'newest'];

/** What a list page is about. */
export interface ListSubject {
  path: string;
  /** Left out: words may find products and services. */
  kind?: ProductKind;
  categoryId?: number;
  /** The words that are looked for, and what is asked of the index for them. */
  query?: string;
  text?: TextQuestion;
  /** Its hits may be narrowed to a category. */
  isSearch?: boolean;
  /** The store whose offers these are; then there is no choice of stores. */
  storeId?: number;
  /** What the address names besides path and state. */
  own?: QueryValues;
}

/** A list as its address asks for it. */
interface Asked {
  address: ListAddress;
  criteria: ProductCriteria;
  tree: CategoryTree;
}

/** A list with the page that was found. */
interface Found extends Asked {
  page: ProductPage;
}

/** List pages of visitors: from the state in the address to the cards, and to what narrows them. */
@Injectable()
export class ProductLists {
  constructor(
    private readonly products: ProductsService,
    private readonly attributes: AttributeChoices,
    private readonly categories: CategoriesService,
    private readonly names: ChosenNames,
  ) {}

  /**
   * The props of a list page, and what its head shares with them: its cards, and a title with what is chosen. Going on to
   * its next page asks for `list` alone, and nothing is counted.
   */
  open(subject: ListSubject, query: ProductListQuery, locale: Locale) {
    const asked = lazy(() => this.read(subject, query));
    const counted = lazy(async () => this.count(await asked()));
    const found = lazy(async () => this.find(await asked(), counted, locale));
    const shown = lazy(async (): Promise<CardPage> => toCardPage(await found(), locale));
    const list = scroll(shown, { wrapper: 'cards', matchOn: 'id', position: positionOf });
    const results = lazy(async (): Promise<ProductResults> => {
      const [{ address, page, tree }, counts] = await Promise.all([found(), counted()]);
      const chips = toChips(counts, { address, tree }, locale).map(({ label, removeUrl }) => ({
        name: this.names.of(label, locale),
        removeUrl,
      }));
      return { ...toResults({ counts, nextCursor: page.nextCursor, tree }, address, locale), chips };
    });
    const titled = async (title: string): Promise<string> => {
      // the counts, which know the names, are waited for only where something is chosen
      const { chips } = isNarrowed(query) ? await results() : { chips: [] };
      return this.names.inTitle(
        title,
        chips.map(({ name }) => name),
        locale,
      );
    };
    return { shown, titled, props: { list, results } };
  }

  private async read(subject: ListSubject, query: ProductListQuery): Promise<Asked> {
    const asked = readAsked(query.attributes);
    const tree = await this.categories.tree();
    const listed = addressOf(subject, query, tree);
    const [attributes, chosen] = await Promise.all([
      this.filterable(listed.categoryId, asked),
      this.attributes.resolve(asked),
    ]);
    const address = { ...listed, attributes, asked };
    return { address, tree, criteria: { ...criteriaOf(address), text: subject.text, attributes: chosen } };
  }

  private async count({ address, criteria, tree }: Asked): Promise<FilterCounts> {
    const categoryIds = countedCategories(tree, address);
    const { attributes } = address;
    const definitionIds = attributes.map(({ id }) => id);
    const counts = await this.products.counts(criteria, { definitionIds, categoryIds });
    return this.names.complete(counts, { address, criteria });
  }

  private async find(asked: Asked, counted: () => Promise<FilterCounts>, locale: Locale): Promise<Found> {
    const page = await this.products.page(asked.criteria, locale).catch((error: unknown) => {
      // an address that somebody has cut
      if (error instanceof Malformed && asked.criteria.cursor !== undefined) return null;
      throw error;
    });
    if (!page) return this.find(at(asked, asked.criteria.page), counted, locale);
    const { cursor, page: number } = asked.criteria;
    if (page.cards.length || cursor !== undefined || number === 1) return { ...asked, page };
    // the list has become shorter since somebody kept the address: never a count above nothing
    const last = Math.min(number - 1, pageCountOf((await counted()).count, PAGE_SIZE));
    return this.find(at(asked, last), counted, locale);
  }

  /** What the category names, and what else the address asks for. */
  private async filterable(
    categoryId: number | undefined,
    asked: AskedAttribute[],
  ): Promise<FilterAttribute[]> {
    const named = await this.attributes.filterable(categoryId);
    const others = asked
      .map(({ definitionId }) => definitionId)
      .filter((id) => !named.some((one) => one.id === id));
    return [...named, ...(await this.attributes.byIds(others))];
  }
}

/** Where scrolling goes on; beyond the numbered pages links do. */
function positionOf({ page, nextUrl }: CardPage) {
  return {
    currentPage: page || null,
    previousPage: page > 1 ? page - 1 : null,
    nextPage: nextUrl && page > 0 && page < MAX_PAGE ? page + 1 : null,
  };
}

/** The same list at another page. */
function at({ address, criteria, ...asked }: Asked, page: number): Asked {
  return {
    ...asked,
    address: { ...address, query: { ...address.query, page, cursor: undefined } },
    criteria: { ...criteria, page, cursor: undefined },
  };
}

function addressOf(
  { query: words, text: _, ...subject }: ListSubject,
  query: ProductListQuery,
  tree: CategoryTree,
) {
  const sorts = words === undefined ? BROWSE_SORTS : SEARCH_SORTS;
  const category = subject.isSearch ? chosenCategory(tree, query.category, subject.kind) : null;
  const company = subject.storeId === undefined ? query.company : [];
  return {
    ...subject,
    kind: subject.kind ?? category?.kind,
    categoryId: subject.categoryId ?? category?.id,
    words,
    query: { ...query, kind: subject.kind ? [] : query.kind, category: category?.id, company },
    sorts,
    defaultSort: sorts[0]!,
  };
}

function criteriaOf({
  query,
  words: _,
  sorts,
  defaultSort,
  ...subject
}: Omit<ListAddress, 'attributes' | 'asked'>) {
  const { kind, categoryId, storeId } = subject;
  const [ofKind, ...others] = new Set(query.kind);
  return {
    kind,
    ofKind: others.length ? undefined : ofKind,
    categoryId,
    storeId,
    brands: query.brand,
    companyIds: query.company,
    priceFromCents: toCents(query.priceFrom),
    priceToCents: toCents(query.priceTo),
    inStock: query.inStock,
    discounted: query.discount,
    sort: query.sort && sorts.includes(query.sort) ? query.sort : defaultSort,
    cursor: query.cursor,
    page: query.page,
    pageSize: PAGE_SIZE,
  };
}

const toCents = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100));
