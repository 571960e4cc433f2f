import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Locale } from '../core/i18n/locales.js';
import { marketDay } from './market-day.js';

/** Which searches a report is about. */
interface SearchPeriod {
  /** So many days up to today. */
  days: number;
  language?: Locale;
  /** Part of the text. */
  query?: string;
}

/** A text that visitors have searched for. */
interface SearchedTerm {
  language: Locale;
  /** As it was spelt most. */
  text: string;
  searches: number;
  foundNothing: number;
  /** Of the last time. */
  hits: number;
  /** `YYYY-MM-DD` */
  lastDay: string;
}

export interface SearchTotals {
  searches: number;
  foundNothing: number;
  /** Different texts. */
  terms: number;
  /** Those that found nothing at least once. */
  termsWithoutHits: number;
}

const IN_PERIOD = `
  from search_days where day > ${marketDay('now()')} - $1::integer
    and ($2::text is null or language = $2) and ($3 = '' or strpos(term, array_to_string(search_tokens($3), ' ')) > 0)`;

const TOTALS = `
  select coalesce(sum(searches), 0)::integer as searches, coalesce(sum(nothing), 0)::integer as "foundNothing",
    count(*)::integer as terms, count(*) filter (where nothing > 0)::integer as "termsWithoutHits"
  from (
    select sum(searches) as searches, sum(found_nothing) as nothing ${IN_PERIOD} group by language, term
  ) term`;

/** Of equals what was asked last. */
const termsBy = (counted: 'searches' | 'found_nothing') => `
  select language, (array_agg(label order by searches desc, day desc))[1] as text, sum(searches)::integer as searches,
    sum(found_nothing)::integer as "foundNothing", (array_agg(hits order by day desc))[1] as hits,
    max(day)::text as "lastDay"
  ${IN_PERIOD} group by language, term having sum(${counted}) > 0
  order by sum(${counted}) desc, max(day) desc, term, language limit $4 offset $5`;
const BY_SEARCHES = termsBy('searches');
const BY_NOTHING = termsBy('found_nothing');

/** What visitors have searched for, and what they did not find. */
@Injectable()
export class SearchedTerms {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async totals(period: SearchPeriod): Promise<SearchTotals> {
    const [totals] = await this.database.query<SearchTotals[]>(TOTALS, toParameters(period));
    return totals!;
  }

  /** The most searched first; of those that found nothing what did so most often. */
  list(
    period: SearchPeriod,
    { foundNothing, limit, offset }: { foundNothing: boolean; limit: number; offset: number },
  ): Promise<SearchedTerm[]> {
    const statement = foundNothing ? BY_NOTHING : BY_SEARCHES;
    return this.database.query<SearchedTerm[]>(statement, [...toParameters(period), limit, offset]);
  }
}

const toParameters = ({ days, language, query = '' }: SearchPeriod) => [days, language ?? null, query];
