import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { int, oneOf, type RowOf, statement, statements, text } from '../core/database/statement.js';
import type { Locale } from '../core/i18n/locales.js';
import { foldedWords } from '../search/words/text-words.js';
import { marketDay } from './market-day.js';

/** Which searches a report covers. */
interface SearchPeriod {
  /** Number of days up to today. */
  days: number;
  language?: Locale;
  /** Part of the text. */
  query?: string;
}

const IN_PERIOD = `
  from search_days where day > ${marketDay('now()')} - $1::integer
    and ($2::text is null or language = $2) and ($3 = '' or strpos(term, $3) > 0)`;

/** `terms` are different texts, `termsWithoutHits` those that found nothing at least once. */
const TOTALS = statement({ searches: int, foundNothing: int, terms: int, termsWithoutHits: int })`
  select coalesce(sum(searches), 0)::integer as searches, coalesce(sum(nothing), 0)::integer as "foundNothing",
    count(*)::integer as terms, count(*) filter (where nothing > 0)::integer as "termsWithoutHits"
  from (
    select sum(searches) as searches, sum(found_nothing) as nothing ${IN_PERIOD} group by language, term
  ) term`;

/**
 * Texts by number of searches, or of searches without results; the most recent first among equals. `text` is
 * the most frequent spelling, `hits` is the number on the last day, `lastDay` is `YYYY-MM-DD`.
 */
const termsBy = statements(
  { language: oneOf<Locale>(), text, searches: int, foundNothing: int, hits: int, lastDay: text },
  (counted: 'searches' | 'found_nothing') => `
  select language, (array_agg(label order by searches desc, day desc))[1] as text, sum(searches)::integer as searches,
    sum(found_nothing)::integer as "foundNothing", (array_agg(hits order by day desc))[1] as hits,
    max(day)::text as "lastDay"
  ${IN_PERIOD} group by language, term having sum(${counted}) > 0
  order by sum(${counted}) desc, max(day) desc, term, language limit $4 offset $5`,
  ['searches'],
  ['found_nothing'],
);
const BY_SEARCHES = termsBy('searches');
const BY_NOTHING = termsBy('found_nothing');

/** Reports visitors' searches, and those without results. */
@Injectable()
export class SearchedTerms {
  constructor(private readonly database: DataSource) {}

  totals(period: SearchPeriod): Promise<RowOf<typeof TOTALS>> {
    return TOTALS.one(this.database, toParameters(period));
  }

  /** Most searches first; with `foundNothing`, most searches without results first. */
  list(
    period: SearchPeriod,
    { foundNothing, limit, offset }: { foundNothing: boolean; limit: number; offset: number },
  ): Promise<RowOf<typeof BY_SEARCHES>[]> {
    const statement = foundNothing ? BY_NOTHING : BY_SEARCHES;
    return statement.rows(this.database, [...toParameters(period), limit, offset]);
  }
}

const toParameters = ({ days, language, query = '' }: SearchPeriod) => [
  days,
  language ?? null,
  foldedWords(query).join(' '),
];
