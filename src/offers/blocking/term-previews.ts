import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { type BlockedTerm, termWords } from '../../products/blocking/blocked-term.js';
import { googlePaths, namedPaths } from '../../products/blocking/blocking-rules.js';
import { CATEGORY_PATHS, FACTS_OF, TERMS } from '../../products/blocking/blocking.statements.js';
import { judgeAll } from '../../products/blocking/offer-blocks.js';
import { TermMatcher } from '../../products/blocking/term-matcher.js';
import * as statements from './blocked-term.statements.js';
import type { StoppedOffer, TermPreview } from './blocked-terms.pages.js';

const EXAMPLES = 10;
/** So many names, and so many statements of feeds, are compared in a request; with more the count is a lower bound. */
const MAX_COMPARED = 20_000;
const MAX_FEED_CATEGORIES = 200_000;

/** The active offers that a term would block, before it is saved. Reads with indexes, within limits. */
@Injectable()
export class TermPreviews {
  constructor(private readonly database: DataSource) {}

  /** @param term with the id of a stored one, or 0 */
  async previewTerm(term: BlockedTerm, locale: Locale): Promise<TermPreview> {
    const matcher = await this.matcherWith(term);
    const [feeds, categoryIds, named] = await Promise.all([
      this.feedCategories(term, matcher),
      this.categories(matcher),
      this.named(term, matcher),
    ]);
    const found = [feeds.ids, categoryIds, named.ids];
    const { count, stores } = await statements.COUNT_STOPPED.one(this.database, found);
    const first = await statements.FIRST_STOPPED.rows(this.database, [...found, EXAMPLES]);
    const ids = first.map(({ id }) => id);
    const offers = await this.examples(ids, matcher, locale);
    return { count, stores, isExact: feeds.isWhole && named.isWhole, offers };
  }

  /** A matcher of this term and all others: together they may block a collective name. */
  private async matcherWith(term: BlockedTerm): Promise<TermMatcher> {
    const others = await TERMS.rows(this.database);
    const terms = [...others.filter(({ id }) => id !== term.id), term];
    return new TermMatcher(terms, await googlePaths(this.database));
  }

  private async feedCategories(term: BlockedTerm, matcher: TermMatcher) {
    const rows = await statements.FEED_CATEGORIES.rows(this.database, [
      patternsOf(term),
      term.google.length > 0,
      term.adult,
      MAX_FEED_CATEGORIES,
    ]);
    const matching = rows.filter((feed) => matcher.matchesOf({ names: [], feed, categoryPaths: [] }).length);
    return { ids: matching.map(({ id }) => id), isWhole: rows.length < MAX_FEED_CATEGORIES };
  }

  private async categories(matcher: TermMatcher): Promise<number[]> {
    const { ids } = await statements.CATEGORY_IDS.one(this.database);
    const paths = await CATEGORY_PATHS.rows(this.database, [ids]);
    return paths
      .filter(({ names }) => namedPaths(names).some((path) => matcher.matchesOfPath(path).length))
      .map(({ id }) => id);
  }

  private async named(term: BlockedTerm, matcher: TermMatcher) {
    if (!term.inNames) return { ids: [], isWhole: true };
    const query = phrasesOf(term)
      .map((phrase) => `(${phrase.split(' ').join(' & ')})`)
      .join(' | ');
    const rows = await statements.NAMED.rows(this.database, [query, MAX_COMPARED]);
    const facts = await FACTS_OF.rows(this.database, [rows.map(({ id }) => id)]);
    const judged = await judgeAll(this.database, matcher, facts);
    const ids = judged.filter(({ matches }) => matches.length).map((offer) => offer.facts.id);
    return { ids, isWhole: rows.length < MAX_COMPARED };
  }

  private async examples(ids: number[], matcher: TermMatcher, locale: Locale): Promise<StoppedOffer[]> {
    const stores = await statements.STORES_OF.rows(this.database, [ids]);
    const storeOf = new Map(stores.map(({ id, companyName }) => [id, companyName]));
    const judged = await judgeAll(this.database, matcher, await FACTS_OF.rows(this.database, [ids]));
    return judged.map(({ facts, matches }) => ({
      id: facts.id,
      name: plainText(facts.name, locale),
      companyName: storeOf.get(facts.id) ?? '',
      category: facts.path?.join(' > ') || facts.google || '',
      match: matches[0] ? { place: matches[0].place, text: matches[0].text } : null,
    }));
  }
}

const phrasesOf = ({ term, forms }: BlockedTerm) => [term, ...forms].map(termWords).filter(Boolean);

/** The longest word of each phrase, as part of a text. */
const patternsOf = (term: BlockedTerm) =>
  phrasesOf(term).map((phrase) => {
    const [longest] = phrase.split(' ').sort((a, b) => b.length - a.length);
    return `%${longest}%`;
  });
