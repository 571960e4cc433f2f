import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CategoriesService } from '../../categories/categories.service.js';
import { toChildLinks } from '../../categories/category.presenter.js';
import { lazy } from '../../core/http/pages/lazy.js';
import type { Caller } from '../../core/http/routing/caller.js';
import type { Locale } from '../../core/i18n/locales.js';
import { extractConstraints } from '../../search/query-constraints.js';
import { SearchUnderstanding } from '../../search/search-understanding.js';
import { toCard } from '../product.presenter.js';
import { Searched } from '../products.events.js';
import { ProductsService } from '../reading/products.service.js';
import { isFirstPage, isOnlyPriced, isUnfiltered } from './list-address.js';
import { listedBrand } from './list-heads.js';
import type { ProductListQuery } from './product-list.input.js';
import { ProductLists } from './product-lists.service.js';
import { NO_INTERPRETATION, toInterpretation, wordsUrl } from './search.presenter.js';

/** What a search page is about. */
interface SearchSubject {
  /** The search term; null lists everything. */
  term: string | null;
  path: string;
  /** null: somebody who is signed in. */
  visitor: Caller | null;
}

/** Assembles the page of a search: its interpretation, its hits, and alternatives when there are none. */
@Injectable()
export class SearchPage {
  constructor(
    private readonly understanding: SearchUnderstanding,
    private readonly categories: CategoriesService,
    private readonly products: ProductsService,
    private readonly lists: ProductLists,
    private readonly events: EventEmitter2,
  ) {}

  /** The page's props, and what its head shares with them. */
  async show(subject: SearchSubject, query: ProductListQuery, locale: Locale) {
    const { term, path } = subject;
    const { category, brand: brands, typed } = query;
    const [tree, understood] = await Promise.all([
      this.categories.tree(),
      term === null ? null : this.understanding.understand(term, locale, query),
    ]);
    // a term finds products and services; without one services are listed by their categories only
    const kind = understood ? undefined : (category !== undefined && tree.find(category)?.kind) || 'product';
    const { query: searched, text, certain } = understood ?? {};
    const search = { isSearch: true, term: searched, text, certain };
    const { props, ...list } = this.lists.open({ path, kind, ...search }, query, locale);
    const results = lazy(async () => {
      const found = await props.results();
      this.report(subject, { found: understood?.found ?? 0, count: found.count }, query, locale);
      return found;
    });
    const isEmpty = async () => {
      const { count, resetUrl } = await results();
      return !count && !resetUrl;
    };
    const interpretation =
      term === null || !understood
        ? NO_INTERPRETATION
        : toInterpretation(understood, { term, brands, tree }, locale);
    return {
      list,
      props: {
        query: typed ?? term,
        brand: () => listedBrand(typed ?? term, query, list),
        named: typed === undefined ? null : { wordsUrl: wordsUrl(typed, locale) },
        categories: () => toChildLinks(tree, null, locale),
        ...interpretation,
        ...props,
        results,
        // a correction without hits is not shown
        corrected: async () => ((await isEmpty()) ? null : interpretation.corrected),
        alternatives: async () => (understood && (await isEmpty()) ? this.popular(locale) : null),
      },
    };
  }

  /** The most viewed products, or the newest before there are any views. */
  private async popular(locale: Locale) {
    const popular = await this.products.findFeatured('popular');
    const cards = await this.products.cards(
      popular.length ? popular : await this.products.findFeatured('new'),
    );
    return cards.map((card) => toCard(card, locale));
  }

  /** Reports the first page of a search, not its filtered lists. A price that leaves no hits says nothing about the term. */
  private report(
    { term, visitor }: SearchSubject,
    { found, count }: { found: number; count: number },
    query: ProductListQuery,
    locale: Locale,
  ): void {
    const { typed, literal } = query;
    const text = typed === undefined ? term : extractConstraints(typed).text;
    if (text === null || !visitor || literal) return;
    const isSearch =
      typed === undefined
        ? isUnfiltered(query) || (isOnlyPriced(query) && (count > 0 || found === 0))
        : isFirstPage(query) && count > 0;
    if (isSearch) this.events.emit(Searched.event, new Searched(text, locale, count, visitor));
  }
}
