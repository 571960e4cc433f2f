import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { LISTS } from '../../core/http/pages/shared-page.js';
import { FORGET_CHANGES, HAS_DUE, MARK_REMOVED, TAKE_DUE } from './page-cache.statements.js';

/**
 * A page that was begun before a change may reach the cache after its removal: so pages are removed a second
 * time. The cache refuses a page that takes longer than 8 seconds (deploy/varnish).
 */
const AGAIN_AFTER_SECONDS = 10;
const CHANGES_AT_ONCE = 1_000;
/** Of more pages, for example during an import, all pages are removed: the cache compares each with a pattern. */
const MANY_PAGES = 200;
const ANY = '.';

/** Removes pages with changed offers from the shared cache. */
@Injectable()
export class PageRemoval {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  async isDue(): Promise<boolean> {
    if (!this.config.pageCacheUrls.length) return false;
    return (await HAS_DUE.one(this.database, [AGAIN_AFTER_SECONDS])).isDue;
  }

  /** One request for all committed changes. If a cache does not answer, the next job repeats it. */
  async removeChanged(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const due = await TAKE_DUE.rows(manager, [AGAIN_AFTER_SECONDS, CHANGES_AT_ONCE]);
      if (!due.length) return;
      const pattern = patternOf(new Set(due.flatMap(({ pageIds }) => pageIds)));
      await Promise.all(this.config.pageCacheUrls.map((url) => this.remove(url, pattern)));
      const idsOf = (again: boolean) => due.filter(({ isAgain }) => isAgain === again).map(({ id }) => id);
      await FORGET_CHANGES.run(manager, [idsOf(true)]);
      await MARK_REMOVED.run(manager, [idsOf(false)]);
    });
  }

  private async remove(url: string, pattern: string): Promise<void> {
    const response = await fetch(url, {
      method: 'BAN',
      headers: { 'surrogate-key': pattern },
      signal: AbortSignal.timeout(this.config.serviceAnswerMs),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The page cache ${url} answered ${response.status}`);
  }
}

/** A regular expression for the keys of the pages to remove. */
function patternOf(ids: Set<number>): string {
  return ids.size > MANY_PAGES ? ANY : `^(${[LISTS, ...ids].join('|')})$`;
}
