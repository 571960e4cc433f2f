import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, command, int, present, type RowOf, statement, text } from '../../core/database/statement.js';
import type { Variant } from './variant.js';

export const MAX_ATTEMPTS = 4;
/** Limit of one run, so that a worker can stop. */
export const TURN_MS = 20_000;
/** Seconds to wait after a host did not answer, or after the storage failed. */
export const PAUSE_SECONDS = 60;

/** A picture of a feed that this worker claimed; `attempts` includes the current one. */
export type PictureClaim = RowOf<typeof CLAIM_VIEWED>;

/** An upload that this worker claimed. */
export type UploadClaim = RowOf<typeof CLAIM_UPLOADS>;

/** The columns of a picture that is stored in all its sizes. */
export interface StoredPicture {
  contentHash: string;
  storageKey: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  imageHash: string | null;
  variants: Variant[];
}

/**
 * Claims pictures for a worker and stores the results. A claim is a time before which no other worker takes the row: a
 * crashed worker only delays its pictures, and no transaction stays open while another server answers.
 */
@Injectable()
export class PictureClaims {
  constructor(private readonly database: DataSource) {}

  /** Pictures of products that visitors look at, the most viewed first. */
  viewed(limit: number): Promise<PictureClaim[]> {
    return CLAIM_VIEWED.rows(this.database, [limit]);
  }

  /** A few pictures of each company in turn, and the platform's, so that a large store does not hold up the others. */
  next(limit: number): Promise<PictureClaim[]> {
    return CLAIM_OF_EACH_COMPANY.rows(this.database, [limit]);
  }

  /** Uploads, oldest first. */
  uploads(limit: number): Promise<UploadClaim[]> {
    return CLAIM_UPLOADS.rows(this.database, [limit]);
  }

  /** Whether pictures of feeds or uploads are due, or are to be given up. */
  waiting(): Promise<{ feeds: boolean; uploads: boolean }> {
    return WAITING.one(this.database);
  }

  /** @returns false if the picture is no longer pending, for example because it was removed meanwhile */
  async ready(manager: EntityManager, id: number, picture: StoredPicture): Promise<boolean> {
    const count = await READY.run(manager, [
      id,
      picture.contentHash,
      picture.storageKey,
      picture.mime,
      picture.width,
      picture.height,
      picture.bytes,
      JSON.stringify(picture.variants),
      picture.imageHash,
    ]);
    return count > 0;
  }

  /** Gives up; a feed that names the picture after 7 days reopens it. */
  async fail(id: number, failure: string): Promise<void> {
    await FAIL.run(this.database, [id, failure]);
  }

  async retry(id: number, failure: string, afterSeconds: number): Promise<void> {
    await RETRY.run(this.database, [id, failure, afterSeconds]);
  }

  /** Returns claimed pictures; the attempt does not count. */
  async release(ids: number[], afterSeconds = 0): Promise<void> {
    if (ids.length) await RELEASE.run(this.database, [ids, afterSeconds]);
  }

  /** Gives up pictures at which the worker crashed at each attempt. */
  async failInterrupted(): Promise<void> {
    await FAIL_INTERRUPTED.run(this.database);
  }
}

/** Another worker may finish it after the claim expired, or a person may remove it. */
const UNSETTLED = `id = $1 and status = 'pending'`;

const REOPENS = `now() + interval '7 days'`;

const READY = command(`
  update media set status = 'ready', failure = null, retry_at = null, content_hash = $2, storage_key = $3,
    mime = $4, width = $5, height = $6, bytes = $7, variants = $8, image_hash = $9 where ${UNSETTLED}`);

const FAIL = command(`
  update media set status = 'failed', failure = $2, storage_key = null, retry_at = ${REOPENS} where ${UNSETTLED}`);

const RETRY = command(`
  update media set failure = $2, retry_at = now() + make_interval(secs => $3) where ${UNSETTLED}`);

const RELEASE = command(`
  update media set attempts = attempts - 1, retry_at = case when $2 > 0 then now() + make_interval(secs => $2) end
  where id = any($1::integer[])`);

const FAIL_INTERRUPTED = command(`
  update media set status = 'failed', failure = 'interrupted', retry_at = ${REOPENS}
  where status = 'pending' and attempts >= ${MAX_ATTEMPTS} and retry_at <= now()`);

/** Longer than a run with everything that it may still finish. */
const CLAIM = `interval '5 minutes'`;

const OPEN = `m.status = 'pending' and (m.retry_at is null or m.retry_at <= now())`;
const OF_FEED = `m.source_url is not null`;
const OF_UPLOAD = `m.source_url is null`;

const DUE = `${OPEN} and m.attempts < ${MAX_ATTEMPTS}`;

// in the order that the pending pictures' indexes have; otherwise the planner may scan the table for its first row
const FIRST_OF = (kind: string) => `
  select m.id from media m where ${OPEN} and ${kind} order by m.retry_at nulls first, m.id limit 1`;

const WAITING = statement({
  feeds: bool,
  uploads: bool,
})`select (${FIRST_OF(OF_FEED)}) is not null as feeds, (${FIRST_OF(OF_UPLOAD)}) is not null as uploads`;

const PER_COMPANY = 8;

const VIEWED = `
  select m.id, row_number() over (order by o.popularity desc, pm.position, m.id) as turn
  from catalogue_offers o
  join product_media pm on pm.product_id = o.offer_id
  join media m on m.id = pm.media_id
  where o.popularity > 0 and ${OF_FEED} and ${DUE}`;

const NEXT_OF = (company: string) => `
  select m.id, row_number() over (order by m.retry_at nulls first, m.id) as turn
  from media m where ${company} and ${OF_FEED} and ${DUE}
  order by m.retry_at nulls first, m.id limit ${PER_COMPANY}`;

const EACH_COMPANY = `
  select due.id, due.turn from companies c cross join lateral (${NEXT_OF('m.company_id = c.id')}) due
  union all
  (${NEXT_OF('m.company_id is null')})`;

const UPLOADED = `
  select m.id, row_number() over (order by m.retry_at nulls first, m.id) as turn
  from media m where ${OF_UPLOAD} and ${DUE}
  order by m.retry_at nulls first, m.id limit $1`;

const CLAIM_VIEWED = claimFeedPictures(VIEWED);
const CLAIM_OF_EACH_COMPANY = claimFeedPictures(EACH_COMPANY);
const CLAIM_UPLOADS = statement({
  id: int,
  storageKey: present(text),
})`${claim(UPLOADED, 'm.storage_key as "storageKey"')}`;

function claimFeedPictures(candidates: string) {
  return statement({
    id: int,
    url: present(text),
    attempts: int,
  })`${claim(candidates, 'm.source_url as url, m.attempts')}`;
}

/** Claims at most $1 of the candidates (`id`, `turn`), the first ones that no other worker locked. */
function claim(candidates: string, returned: string): string {
  return `
    with candidates as (${candidates}), chosen as (
      select id, min(turn) as turn from candidates group by id order by 2, 1 limit $1
    ), free as (
      select m.id from media m where m.id in (select id from chosen) and ${DUE} for update skip locked
    ), claimed as (
      update media m set attempts = m.attempts + 1, retry_at = now() + ${CLAIM}
      from free where m.id = free.id
      returning m.id, ${returned}
    )
    select claimed.* from claimed join chosen using (id) order by chosen.turn, id`;
}
