import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { nullable, statement, text } from '../../core/database/statement.js';
import { FetchRefused } from '../../core/fetch/fetch-refused.js';
import { safeFetch } from '../../core/fetch/safe-fetch.js';
import { probeFeed } from '../feed/probing/probe-feed.js';
import { FeedRefused } from '../feed/refused.js';
import { assertFields, type FeedFields } from './feed-checks.js';
import { FeedSecrets } from './feed-secrets.js';

/** Larger files are only reached, because a person waits. */
const MAX_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 15_000;

/** `large`: the file is there, but too large for a test. */
export type FeedTestResult =
  | { outcome: 'readable'; format: string; count: number }
  | { outcome: 'large' }
  | { outcome: 'unreached'; reason: FetchRefused }
  | { outcome: 'refused'; reason: FeedRefused };

const STORED_PASSWORD = statement({ password: nullable(text) })`
  select password from feeds where id = $1 and company_id = $2`;

/** Fetches and recognises a feed before it is saved; nothing is stored. */
@Injectable()
export class FeedTest {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: FeedSecrets,
    private readonly config: Config,
  ) {}

  /**
   * @param feedId whose stored password is used if none is typed
   * @throws Invalid like saving
   */
  async run(companyId: number, feedId: number | null, fields: FeedFields): Promise<FeedTestResult> {
    const allowedPrivateOrigins = this.config.fetchAllowedPrivateOrigins;
    assertFields(fields, allowedPrivateOrigins);
    const { url, username } = fields;
    const password = fields.password ?? (await this.storedPassword(companyId, feedId, url));
    const authorization = `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`;
    try {
      const { stream } = await safeFetch(url, {
        ...this.config.feedPulls,
        timeoutMs: Math.min(TIMEOUT_MS, this.config.feedPulls.timeoutMs),
        allowedPrivateOrigins,
        keepGzip: true,
        ...(username !== null && { headers: { authorization } }),
      });
      const content = await beginningOf(stream);
      if (!content) return { outcome: 'large' };
      const { format, itemCount: count } = await probeFeed(() => Readable.from([content]));
      return { outcome: 'readable', format, count };
    } catch (error) {
      if (error instanceof FetchRefused) return { outcome: 'unreached', reason: error };
      if (error instanceof FeedRefused) return { outcome: 'refused', reason: error };
      throw error;
    }
  }

  private async storedPassword(companyId: number, feedId: number | null, url: string) {
    if (feedId === null) return null;
    const sealed = (await STORED_PASSWORD.row(this.database, [feedId, companyId]))?.password;
    return sealed ? this.secrets.open(sealed, { companyId, url }) : null;
  }
}

/** null: it is too large. */
async function beginningOf(stream: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
