import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Caller } from '../../core/http/routing/caller.js';
import { lazy } from '../../core/http/pages/lazy.js';
import type { Locale } from '../../core/i18n/locales.js';
import { isBeginning, isFirstPage, isPricedOnly } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';
import { ProductLists } from './product-lists.service.js';
import { readSearch } from '../../search/price-words.js';
import { Searched } from '../products.events.js';
import { toCard } from '../product.presenter.js';
import { ProductsService } from '../reading/products.service.js';
import { SearchReading } from './search-reading.js';

/** What a search page is about. */
export interface SearchSubject {
  /** null lists everything. */
  words: string | null;
  path: string;
  /** Who asks; null: somebody who works here. */
  visitor: Caller | null;
}

/** Puts the page of a search together: how it was understood, its hits, and where to go on when there are none. */
@Injectable()
export class SearchPage {
  constructor(
    private readonly reading: SearchReading,
    private readonly products: ProductsService,
    private readonly lists: ProductLists,
    private readonly events: EventEmitter2,
  ) {}

  /** The page's props, and what its head shares with them. */
  async show(subject: SearchSubject, query: ProductListQuery, locale: Locale) {
    const { words, path } = subject;
    const { understood, kind, props: read } = await this.reading.read(words, query, locale);
    const isSearched = understood !== null;
    const { props, ...list } = this.lists.open(
      {
        path,
        kind,
        query: understood?.query,
        text: understood?.text,
        isSearch: true,
      },
      query,
      locale,
    );
    const results = lazy(async () => {
      const found = await props.results();
      this.tell(subject, { found: understood?.found ?? 0, count: found.count }, query, locale);
      return found;
    });
    return {
      list,
      props: {
        ...read,
        ...props,
        results,
        // a correction that finds nothing is none
        corrected: async () => {
          const { count, resetUrl } = await results();
          return count || resetUrl ? read.corrected : null;
        },
        alternatives: async () => {
          if (!isSearched) return null;
          const { count, resetUrl } = await results();
          return count || resetUrl ? null : this.popular(locale);
        },
      },
    };
  }

  /** What visitors look at most, or what is new where nobody has looked yet. */
  private async popular(locale: Locale) {
    const popular = await this.products.findFeatured('popular');
    const cards = await this.products.cards(
      popular.length ? popular : await this.products.findFeatured('new'),
    );
    return cards.map((card) => toCard(card, locale));
  }

  /** Of the question itself only. Where a price in it leaves nothing, that says nothing of its words. */
  private tell(
    { words, visitor }: SearchSubject,
    { found, count }: { found: number; count: number },
    query: ProductListQuery,
    locale: Locale,
  ): void {
    const text = query.typed === undefined ? words : readSearch(query.typed).text;
    if (text === null || !visitor || query.literal) return;
    const isAsked =
      query.typed === undefined
        ? isBeginning(query) || (isPricedOnly(query) && (count > 0 || found === 0))
        : isFirstPage(query) && count > 0;
    if (isAsked) this.events.emit(Searched.event, new Searched(text, locale, count, visitor));
  }
}
