import { Injectable, Logger } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { DataSource } from 'typeorm';
import { keptFor } from '../core/config/retention.js';
import { command } from '../core/database/statement.js';
import { isLine } from '../core/http/input/plain-text.js';
import { Searched } from '../products/products.events.js';
import { foldedWords } from '../search/words/text-words.js';
import { isBot } from './is-bot.js';
import { marketDay } from './market-day.js';
import { isPersonal } from './personal-text.js';
import { VisitSalt } from './visit-salt.js';

const MIN_LENGTH = 2;
const MAX_LENGTH = 80;
/** More searches by one visit on one day are taken for a program's. */
const MAX_PER_VISIT = 200;
/** Different texts of one day; known ones are counted beyond it. */
const MAX_PER_DAY = 5_000;

const TODAY = marketDay('now()');

const NOTE = command(`
  with asked as (
    select $5::text as term
  ), fresh as (
    insert into search_visits (visit_hash, language, term)
    select $2, $3, term from asked
    where term <> '' and (select count(*) from search_visits where visit_hash = $2) < ${MAX_PER_VISIT}
      and (exists (select from search_days d where d.day = ${TODAY} and d.language = $3 and d.term = asked.term)
        or (select count(*) from search_days where day = ${TODAY}) < ${MAX_PER_DAY})
    on conflict do nothing
    returning term
  )
  insert into search_days as d (day, language, term, label, searches, found_nothing, hits)
  select ${TODAY}, $3, term, lower($1), 1, ($4::integer = 0)::integer, $4 from fresh
  on conflict (day, language, term) do update
    set searches = d.searches + 1, found_nothing = d.found_nothing + excluded.found_nothing, hits = excluded.hits`);

const DELETE_OLD_VISITS = command(`delete from search_visits where at < now() - ${keptFor('searchVisits')}`);
const DELETE_OLD_DAYS = command(`delete from search_days where day < ${TODAY} - ${keptFor('searches')}`);

/** Counts searches, each text once a day for each visit, without identifying visitors. */
@Injectable()
export class SearchesService {
  private readonly logger = new Logger(SearchesService.name);

  constructor(
    private readonly database: DataSource,
    private readonly visits: VisitSalt,
  ) {}

  /** Failures are logged, never thrown. */
  @OnEvent(Searched.event)
  async recordSearch({ words, locale, count, caller }: Searched): Promise<void> {
    const text = words.replace(/\s+/g, ' ').trim();
    if (caller.isPrefetch || isBot(caller.userAgent) || !isCounted(text, count > 0)) return;
    try {
      const visit = await this.visits.hashOf(caller);
      await NOTE.run(this.database, [text, visit, locale, count, foldedWords(text).join(' ')]);
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** Deletes expired data. */
  async deleteOld(): Promise<void> {
    await DELETE_OLD_VISITS.run(this.database);
    await DELETE_OLD_DAYS.run(this.database);
  }
}

const isCounted = (text: string, found: boolean) =>
  text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && isLine(text) && !isPersonal(text, found);
