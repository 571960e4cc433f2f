import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import type { EntityManager } from 'typeorm';
import { DRAIN_JOB, PICTURE_QUEUE } from './media.queue.js';

/** Bytes of an address; the database's index cannot hold much more. */
const MAX_URL_BYTES = 2_000;

interface RegisteredUrl {
  id: number;
  sourceUrl: string;
  /** It failed some days ago, and the store still names it. */
  stale: boolean;
}

@Injectable()
export class MediaService {
  constructor(@InjectQueue(PICTURE_QUEUE) private readonly queue: Queue) {}

  /**
   * Makes sure that the company's pictures of these addresses are known, a whole batch at once.
   * @param urls in the order in which they are best fetched; one that is no http(s) address is left out
   * @returns the media id of each address
   */
  async registerUrls(
    manager: EntityManager,
    companyId: number,
    urls: string[],
  ): Promise<Map<string, number>> {
    const wanted = [...new Set(urls)].filter(isFetchable);
    if (!wanted.length) return new Map();
    await manager.query(INSERT_UNKNOWN, [companyId, wanted]);
    const rows = await manager.query<RegisteredUrl[]>(SELECT_REGISTERED, [companyId, wanted]);
    const stale = rows.filter((row) => row.stale).map(({ id }) => id);
    if (stale.length) await manager.query(REOPEN, [stale]);
    return new Map(rows.map(({ sourceUrl, id }) => [sourceUrl, id]));
  }

  /** Tells the worker that pictures are waiting; to be called after the transaction that registered them. */
  async requestPictures(): Promise<void> {
    // the fixed id keeps one such job in the whole system; a finished one must go, or it would block the next
    await this.queue.add(DRAIN_JOB, {}, { jobId: DRAIN_JOB, removeOnComplete: true, removeOnFail: true });
  }
}

function isFetchable(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url) && Buffer.byteLength(url) <= MAX_URL_BYTES;
}

// looks first, because a conflict would use up an id for each address at each import
const INSERT_UNKNOWN = `
  insert into media (company_id, source_url)
  select $1, wanted.url from unnest($2::text[]) with ordinality wanted(url, place)
  where not exists (select 1 from media m where m.company_id = $1 and m.source_url = wanted.url)
  order by wanted.place
  on conflict (company_id, source_url) do nothing`;

const SELECT_REGISTERED = `
  select id, source_url as "sourceUrl", status = 'failed' and retry_at < now() as stale
  from media where company_id = $1 and source_url = any($2::text[])`;

const REOPEN = `
  update media set status = 'pending', attempts = 0, failure = null, retry_at = null
  where id = any($1::integer[])`;
