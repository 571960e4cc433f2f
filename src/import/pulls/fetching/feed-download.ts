import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../core/config/config.js';
import { safeFetch } from '../../../core/fetch/safe-fetch.js';
import { Storage } from '../../../core/storage/storage.js';
import { FeedSecrets } from '../feed-secrets.js';
import type { ClaimedPull } from '../pull.statements.js';

/** A stored feed file with the validators of the next request. */
export interface Download {
  storageKey: string;
  bytes: number;
  contentHash: Buffer;
  etag: string | null;
  lastModified: string | null;
}

/** The password was encrypted with another SESSION_SECRET. */
export class PasswordLost extends Error {}
/** The body of the answer is empty. */
export class EmptyAnswer extends Error {}

const ACCEPT = 'application/xml, text/xml, text/csv, application/gzip, */*;q=0.5';

/** Streams feeds into the storage, without unpacking or parsing them. */
@Injectable()
export class FeedDownload {
  constructor(
    private readonly secrets: FeedSecrets,
    private readonly storage: Storage,
    private readonly config: Config,
  ) {}

  /**
   * @returns null if the server answers that nothing changed (304)
   * @throws FetchRefused, PasswordLost, EmptyAnswer
   */
  async fetch(pull: ClaimedPull, signal: AbortSignal): Promise<Download | null> {
    const { status, stream, headers } = await safeFetch(pull.url, {
      ...this.config.feedPulls,
      allowedPrivateOrigins: this.config.fetchAllowedPrivateOrigins,
      accept: ACCEPT,
      keepGzip: true,
      headers: this.headersFor(pull),
      signal,
    });
    if (status === 304) {
      stream.destroy();
      return null;
    }
    const storageKey = storageKeyOf(pull);
    const hash = createHash('sha256');
    const content = Readable.from(hashed(stream, hash), { objectMode: false });
    const bytes = await this.storage.write(storageKey, content, 'application/octet-stream');
    const { etag = null, 'last-modified': lastModified = null } = headers;
    return { storageKey, bytes, contentHash: hash.digest(), etag, lastModified };
  }

  /** Removes the file of a run, also of one whose worker was killed. */
  async discard(pull: Pick<ClaimedPull, 'id' | 'run'>): Promise<void> {
    await this.storage.remove(storageKeyOf(pull));
  }

  private headersFor(pull: ClaimedPull): Record<string, string> {
    const { username, password, etag, lastModified } = pull;
    const secret = password === null ? '' : this.secrets.open(password, pull);
    if (secret === null) throw new PasswordLost();
    return {
      ...(username !== null && { authorization: basic(username, secret) }),
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    };
  }
}

const storageKeyOf = ({ id, run }: Pick<ClaimedPull, 'id' | 'run'>) => `feeds/pull-${id}-${run}`;

const basic = (username: string, password: string) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

async function* hashed(stream: Readable, hash: Hash): AsyncGenerator<Buffer> {
  let isEmpty = true;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    isEmpty = false;
    hash.update(chunk);
    yield chunk;
  }
  if (isEmpty) throw new EmptyAnswer();
}
