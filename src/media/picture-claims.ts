import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { StoredPicture } from './picture-store.js';

export const MAX_ATTEMPTS = 4;

/** A picture that this worker has taken on; `attempts` counts this one. */
export interface PictureClaim {
  id: number;
  url: string;
  attempts: number;
}

/**
 * Who fetches which picture, and what came of it. A claim is a time before which nobody else takes the row, so a
 * worker that dies only delays its pictures; no transaction stays open while a stranger's server answers.
 */
@Injectable()
export class PictureClaims {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Pictures of products that visitors look at, the most viewed first. */
  viewed(limit: number): Promise<PictureClaim[]> {
    return this.database.query(claim(VIEWED), [limit]);
  }

  /** A few pictures of each company in turn, so that a large store does not hold up the others. */
  next(limit: number): Promise<PictureClaim[]> {
    return this.database.query(claim(EACH_COMPANY), [limit]);
  }

  /** Whether there is something to do now, if only to give up. */
  async waiting(): Promise<boolean> {
    const [row] = await this.database.query<{ waiting: boolean }[]>(
      `select exists (select from media m where ${OPEN}) as waiting`,
    );
    return row!.waiting;
  }

  async ready(id: number, picture: StoredPicture): Promise<void> {
    await this.database.query(
      `update media set status = 'ready', failure = null, retry_at = null, content_hash = $2, storage_key = $3,
         mime = $4, width = $5, height = $6, bytes = $7, variants = $8 where id = $1`,
      [
        id,
        picture.contentHash,
        picture.storageKey,
        picture.mime,
        picture.width,
        picture.height,
        picture.bytes,
        JSON.stringify(picture.variants),
      ],
    );
  }

  /** Gives up, until a feed names the picture again after some days. */
  async fail(id: number, failure: string): Promise<void> {
    await this.database.query(
      `update media set status = 'failed', failure = $2, retry_at = ${REOPENS} where id = $1`,
      [id, failure],
    );
  }

  async retry(id: number, failure: string, afterSeconds: number): Promise<void> {
    await this.database.query(
      `update media set failure = $2, retry_at = now() + make_interval(secs => $3) where id = $1`,
      [id, failure, afterSeconds],
    );
  }

  /** Leaves claimed pictures to a later turn, as if they had not been tried. */
  async giveBack(ids: number[], afterSeconds = 0): Promise<void> {
    if (!ids.length) return;
    await this.database.query(
      `update media set attempts = attempts - 1,
         retry_at = case when $2 > 0 then now() + make_interval(secs => $2) end
       where id = any($1::integer[])`,
      [ids, afterSeconds],
    );
  }

  /** Gives up pictures at which the worker died each time. */
  async failInterrupted(): Promise<void> {
    await this.database.query(
      `update media set status = 'failed', failure = 'interrupted', retry_at = ${REOPENS}
       where status = 'pending' and attempts >= ${MAX_ATTEMPTS} and retry_at <= now()`,
    );
  }
}

const REOPENS = `now() + interval '7 days'`;

/** Longer than a turn of the worker with everything it may still finish. */
const CLAIM = `interval '5 minutes'`;

const OPEN = `m.status = 'pending' and (m.retry_at is null or m.retry_at <= now()) and m.source_url is not null`;

const DUE = `${OPEN} and m.attempts < ${MAX_ATTEMPTS}`;

const PER_COMPANY = 8;

const VIEWED = `
  select m.id, row_number() over (order by o.popularity desc, pm.position, m.id) as turn
  from catalogue_offers o
  join product_media pm on pm.product_id = o.offer_id
  join media m on m.id = pm.media_id
  where o.popularity > 0 and ${DUE}`;

const EACH_COMPANY = `
  select due.id, due.turn from companies c cross join lateral (
    select m.id, row_number() over (order by m.retry_at nulls first, m.id) as turn
    from media m where m.company_id = c.id and ${DUE}
    order by m.retry_at nulls first, m.id limit ${PER_COMPANY}
  ) due`;

/** Takes the first $1 of the candidates (`id`, `turn`) that no other worker is just taking. */
function claim(candidates: string): string {
  return `
    with candidates as (${candidates}), chosen as (
      select id, min(turn) as turn from candidates group by id order by 2, 1 limit $1
    ), free as (
      select m.id from media m where m.id in (select id from chosen) and ${DUE} for update skip locked
    ), claimed as (
      update media m set attempts = m.attempts + 1, retry_at = now() + ${CLAIM}
      from free where m.id = free.id
      returning m.id, m.source_url as url, m.attempts
    )
    select claimed.* from claimed join chosen using (id) order by chosen.turn, id`;
}
