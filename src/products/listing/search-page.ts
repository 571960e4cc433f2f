import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Caller } from '../../core/http/routing/caller.js';
import { lazy } from '../../core/http/pages/lazy.js';
import type { Locale } from '../../core/i18n/locales.js';
import { isBeginning, isPricedOnly } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';
import { ProductLists } from './product-lists.service.js';
import { Searched } from '../products.events.js';
import { SearchAlternatives } from './search-alternatives.js';
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
    private readonly alternatives: SearchAlternatives,
    private readonly lists: ProductLists,
    private readonly events: EventEmitter2,
  ) {}

  /** The page's props, and what its head shares with them. */
  async show(subject: SearchSubject, query: ProductListQuery, locale: Locale) {
    const { words, path } = subject;
    const { expanded, props: read } = await this.reading.read(words, query, locale);
    const { props, ...list } = this.lists.open(
      { path, kind: expanded === undefined ? 'product' : undefined, query: expanded, isSearch: true },
      query,
      locale,
    );
    const results = lazy(async () => {
      const found = await props.results();
      if (expanded !== undefined)
        await this.tell({ ...subject, expanded, count: found.count }, query, locale);
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
          if (words === null || expanded === undefined) return null;
          const { count, resetUrl } = await results();
          if (count || resetUrl) return null;
          const [category = null] = read.recognised.categories;
          return this.alternatives.of({ text: words, expanded, category }, locale);
        },
      },
    };
  }

  /** Of the question itself only. Where a price in it leaves nothing, that says nothing of its words. */
  private async tell(
    { words, visitor, expanded, count }: SearchSubject & { expanded: string; count: number },
    query: ProductListQuery,
    locale: Locale,
  ): Promise<void> {
    if (words === null || !visitor || query.literal) return;
    const isAsked =
      isBeginning(query) ||
      (isPricedOnly(query) && (count > 0 || !(await this.reading.finds(expanded, locale))));
    if (isAsked) this.events.emit(Searched.event, new Searched(words, locale, count, visitor));
  }
}
