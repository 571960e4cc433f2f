import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CategoriesService } from '../../categories/categories.service.js';
import { toChildLinks, toLink } from '../../categories/category.presenter.js';
import { lazy } from '../../core/http/pages/lazy.js';
import type { Caller } from '../../core/http/routing/caller.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import type { ParsedQuery } from '../../search/parsed-query.js';
import { QueryParser } from '../../search/query-parser.js';
import { readsNames } from '../filters/filter-parameters.js';
import { Searched } from '../products.events.js';
import {
  filtersOf,
  givenIn,
  isFirstPage,
  isOnlyPriced,
  isUnfiltered,
  type ListSubject,
} from './list-address.js';
import { listedBrand } from './list-heads.js';
import type { ProductListQuery } from './product-list.input.js';
import { queryString, type QueryValues } from '../../core/http/routing/route-path.js';
import { ProductLists } from './product-lists.service.js';
import {
  NO_INTERPRETATION,
  resultsUrl,
  searchAddress,
  searchUrl,
  toInterpretation,
  toQuery,
} from './search.presenter.js';

/** The subject of a search page. */
interface SearchSubject {
  /** The search term; null lists everything. */
  term: string | null;
  address: { path: string; query: QueryValues };
  /** null: a signed-in person. */
  visitor: Caller | null;
}

/** Assembles the page of a search: its interpretation, its hits, and the nearest categories when there are none. */
@Injectable()
export class SearchPage {
  constructor(
    private readonly parser: QueryParser,
    private readonly categories: CategoriesService,
    private readonly lists: ProductLists,
    private readonly events: EventEmitter2,
    private readonly texts: Texts,
  ) {}

  /** The page of a form's words, with the filters of the form's address. */
  async urlOf(words: string, query: ProductListQuery, locale: Locale): Promise<string> {
    const { literal, category } = query;
    const options = { literal, filters: readsNames(query), categoryId: category };
    return resultsUrl(await this.parser.parse(words, locale, options), locale, givenIn(query));
  }

  /** The page's props, and the data for its head. */
  async show(subject: SearchSubject, asked: ProductListQuery, locale: Locale) {
    const { term, address } = subject;
    const { typed, isWhole, hasNames } = await this.readTyped(asked, term, locale);
    const query = { ...asked, typed };
    const { category, brand: brands, literal } = query;
    const [tree, parsed] = await Promise.all([
      this.categories.tree(),
      // its address has the constraints and filters of the query
      term === null
        ? null
        : this.parser.parse(term, locale, {
            literal,
            categoryId: category,
            constraints: false,
            filters: false,
          }),
    ]);
    // a term finds products and services; without one services are listed by their categories only
    const wordless: ListSubject = {
      path: searchAddress(null, locale).path,
      kind: (category !== undefined && tree.find(category)?.kind) || 'product',
      isSearch: true,
    };
    const search = parsed && {
      isSearch: true,
      term: parsed.text,
      text: parsed.search ?? undefined,
      unread: unreadNumber(parsed),
      wordless,
    };
    const { props, ...list } = this.lists.open(
      search ? { path: address.path, baseQuery: address.query, ...search } : wordless,
      query,
      locale,
    );
    const results = lazy(async () => {
      const found = await props.results();
      const counts = { found: parsed?.found ?? 0, count: found.count };
      if (isWhole) this.report(subject, counts, query, locale);
      return found;
    });
    const isEmpty = async () => {
      const { count, resetUrl } = await results();
      return !count && !resetUrl;
    };
    const interpretation =
      term === null || !parsed
        ? NO_INTERPRETATION
        : toInterpretation(parsed, { term, brands, tree }, locale, this.texts.translator(locale));
    return {
      query,
      list,
      props: {
        query: typed ?? term,
        brand: () => listedBrand(typed ?? term, query, list),
        named: typed !== undefined && hasNames ? { wordsUrl: this.wordsUrl(typed, locale) } : null,
        unknown: parsed?.search && !parsed.found ? term : null,
        categories: () => {
          const nearest = parsed?.nearestIds.flatMap((id) => tree.find(id) ?? []) ?? [];
          return nearest.length
            ? nearest.map((row) => toLink(tree, row, locale))
            : toChildLinks(tree, null, locale);
        },
        ...interpretation,
        ...props,
        results,
        // a correction without hits is not shown
        corrected: async () => ((await isEmpty()) ? null : interpretation.corrected),
      },
    };
  }

  /**
   * The typed words that the filters still contain: a visitor can remove filters. `isWhole`: there are no other
   * filters. `hasNames`: they contain names of values, or names besides constraints, which can be searched as words.
   */
  private async readTyped(
    query: ProductListQuery,
    term: string | null,
    locale: Locale,
  ): Promise<{ typed?: string; isWhole: boolean; hasNames?: boolean }> {
    const { typed } = query;
    if (typed === undefined) return { isWhole: true };
    const present = parametersIn({ ...filtersOf(query), sort: query.sort });
    if (!present.length) return { isWhole: false };
    const { constraints, filters, term: words } = await this.parser.parse(typed, locale);
    const holds = (wanted: string[]) => wanted.every((one) => present.includes(one));
    const [named, stated] = [parametersIn(filters ? toQuery(filters) : {}), parametersIn({ ...constraints })];
    // a category alone is obvious
    const hasNames =
      Object.keys(filters?.attributes ?? {}).length > 0 || (named.length > 0 && stated.length > 0);
    if (words !== (term ?? '') || !holds(named)) return { isWhole: false };
    if (!holds(stated))
      return { typed: this.parser.constraintsIn(typed).text || undefined, isWhole: false, hasNames };
    return { typed, isWhole: present.length === named.length + stated.length, hasNames };
  }

  /** The search for the words themselves; only constraints become filters. */
  private wordsUrl(typed: string, locale: Locale): string {
    const { text, constraints } = this.parser.constraintsIn(typed);
    return searchUrl(text, locale, { ...constraints });
  }

  /**
   * Reports the first page of a search, not its filtered lists. A price without hits is no information about
   * the term.
   */
  private report(
    { term, visitor }: SearchSubject,
    { found, count }: { found: number; count: number },
    query: ProductListQuery,
    locale: Locale,
  ): void {
    const { typed, literal } = query;
    const text = typed === undefined ? term : this.parser.constraintsIn(typed).text;
    if (text === null || !visitor || literal) return;
    const isSearch =
      typed === undefined
        ? isUnfiltered(query) || (isOnlyPriced(query) && (count > 0 || found === 0))
        : isFirstPage(query) && (count > 0 || text === typed || (term !== null && found === 0));
    if (isSearch) this.events.emit(Searched.event, new Searched(text, locale, count, visitor));
  }
}

function unreadNumber({ missing, categoryIds }: ParsedQuery): ListSubject['unread'] {
  const [categoryId] = categoryIds;
  const number = missing.find((word) => /^\d/.test(word));
  return number !== undefined && categoryId !== undefined ? { number, categoryId } : undefined;
}

/** Each value with its name, in the form of an address. */
const parametersIn = (values: QueryValues): string[] =>
  [...new URLSearchParams(queryString(values))].map((pair) => pair.join('='));
