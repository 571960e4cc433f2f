import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../core/config/config.js';
import { bool, command, int, nullable, present, statement, text } from '../core/database/statement.js';
import { leadsOutside } from '../core/fetch/resolve.js';
import { DRAIN_JOB, PICTURE_QUEUE, requestJob } from './pictures/picture.queue.js';
import { MediaUploads, type Upload } from './media-uploads.js';

/** Limit of a URL; an index entry cannot hold much more. */
const MAX_URL_BYTES = 2_000;

@Injectable()
export class MediaService {
  constructor(
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue,
    private readonly database: DataSource,
    private readonly uploads: MediaUploads,
    private readonly config: Config,
  ) {}

  /**
   * Stores an upload; the worker decodes it and creates its sizes.
   * @param companyId null for the platform's own
   * @returns the media id; of the existing picture if the company already uploaded the same bytes
   * @throws Invalid `media.failure.<code>`: not an accepted type, too large, empty, incomplete
   * @throws Unavailable if the storage fails
   */
  async storeUpload({ companyId, ...upload }: Upload & { companyId: number | null }): Promise<number> {
    const [id] = await this.uploads.add(companyId, [await this.uploads.receiveUpload(upload)]);
    return id!;
  }

  /**
   * Adds the missing ones of the company's pictures with these URLs.
   * @param companyId null for the platform's own
   * @param urls in the order of fetching; without those that have an `addressProblem`
   * @returns the media id of each URL
   */
  async registerUrls(
    manager: EntityManager,
    companyId: number | null,
    urls: string[],
  ): Promise<Map<string, number>> {
    const wanted = [...new Set(urls)].filter((url) => !this.addressProblem(url));
    const known = await this.known(manager, companyId, wanted);
    const missing = wanted.filter((url) => !known.has(url));
    const added = missing.length ? await INSERT_MISSING.rows(manager, [companyId, missing]) : [];
    for (const { url, id } of added) known.set(url, id);
    // another transaction added some of them
    if (added.length < missing.length)
      for (const [url, id] of await this.known(manager, companyId, missing)) known.set(url, id);
    return known;
  }

  /** The message key of why we fetch no image from a URL; null: we do. */
  addressProblem(url: string): string | null {
    const isAddress =
      /^https?:\/\//i.test(url) && URL.canParse(url) && Buffer.byteLength(url) <= MAX_URL_BYTES;
    if (!isAddress) return 'validation.isUrl';
    const isOutside = leadsOutside(new URL(url).href, this.config.pictureOrigins);
    return isOutside ? null : 'media.failure.address_not_allowed';
  }

  /** Requests the fetching; to be called after the transaction that registered the pictures. */
  async requestPictures(): Promise<void> {
    await requestJob(this.queue, DRAIN_JOB);
  }

  /** Requests pictures of feeds on behalf of a user; failed ones are tried again immediately. */
  async fetchAgain(ids: number[]): Promise<void> {
    await REOPEN_FAILED.run(this.database, [ids]);
    await this.requestPictures();
  }

  private async known(
    manager: EntityManager,
    companyId: number | null,
    urls: string[],
  ): Promise<Map<string, number>> {
    if (!urls.length) return new Map();
    const known = companyId === null ? KNOWN_OF_PLATFORM : KNOWN_OF_COMPANY;
    const rows = await known.rows(manager, [companyId, urls]);
    const stale = rows.filter((row) => row.stale).map(({ id }) => id);
    if (stale.length) await REOPEN.run(manager, [stale]);
    return new Map(rows.map(({ url, id }) => [url, id]));
  }
}

// an array, not a join: it uses the index also when the statistics of the table are old
const selectKnown = (owner: string) =>
  statement({ id: int, url: present(text), stale: nullable(bool) })`
  select id, source_url as url, status = 'failed' and retry_at < now() as stale
  from media where ${owner} and source_url = any($2::text[])`;
const KNOWN_OF_COMPANY = selectKnown('company_id = $1');
const KNOWN_OF_PLATFORM = selectKnown('company_id is null and $1::integer is null');

const INSERT_MISSING = statement({ id: int, url: present(text) })`
  insert into media (company_id, source_url)
  select $1, missing.url from unnest($2::text[]) with ordinality missing(url, place) order by place
  on conflict (company_id, source_url) do nothing
  returning id, source_url as url`;

const REOPEN = command(`
  update media set status = 'pending', attempts = 0, failure = null, retry_at = null
  where id = any($1::integer[]) and source_url is not null`);
const REOPEN_FAILED = command(`${REOPEN.text} and status = 'failed'`);
