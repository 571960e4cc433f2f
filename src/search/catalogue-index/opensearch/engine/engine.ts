import { readFileSync } from 'node:fs';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Client, ClientOptions } from '@opensearch-project/opensearch';
import * as errors from '@opensearch-project/opensearch/lib/errors.js';
import { Config } from '../../../../core/config/config.js';
import { engineUnavailable } from './engine-unavailable.js';

/** Pause before the next request to an engine that did not answer. */
const BACKOFF_MS = 1_000;
const HITS_AT_ONCE = 5_000;

export type Json = Record<string, unknown>;

/** One document that was found. */
export interface Hit {
  _id: string;
  _source?: Json;
  sort?: (number | string)[];
}

/** The answer of one aggregation, with nested ones under their names. */
export interface Aggregated {
  doc_count?: number;
  value?: number | null;
  buckets?: (Aggregated & { key: string | number })[];
  sum_other_doc_count?: number;
  [name: string]: unknown;
}

export interface Answer {
  hits: { total?: { value: number }; max_score: number | null; hits: Hit[] };
  aggregations?: Record<string, Aggregated>;
}

interface RawAnswer extends Answer {
  error?: { type: string; reason?: string };
  status: number;
  timed_out?: boolean;
  _shards?: { failed: number };
}

/** A search that only checks whether there are hits. */
export const ANY = { size: 0, track_total_hits: 1, terminate_after: 1 };

/** The connection to OpenSearch, if one is configured. */
@Injectable()
export class Engine implements OnApplicationShutdown {
  private readonly client: Promise<Client> | null;
  private readonly limitMs: number;
  private backoffUntil = 0;

  constructor({ openSearch, serviceAnswerMs }: Config) {
    // another node may answer in the other half
    this.limitMs = serviceAnswerMs / 2;
    this.client =
      openSearch &&
      connect({
        nodes: openSearch.urls,
        auth: openSearch.user ? { username: openSearch.user, password: openSearch.password } : undefined,
        ssl: openSearch.ca ? { ca: readFileSync(openSearch.ca, 'utf8') } : undefined,
        maxRetries: 1,
      });
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.client)?.close();
  }

  /**
   * The answers to several searches at once, each complete.
   * @param timeoutMs for work that takes longer than a visitor would wait
   * @throws Unavailable if one of them cannot be answered now
   */
  async search(index: string, bodies: Json[], timeoutMs?: number): Promise<Answer[]> {
    const header = { index, allow_partial_search_results: false };
    const { responses } = await this.request<{ responses: RawAnswer[] }>('POST', '/_msearch', {
      lines: bodies.flatMap((body) => [header, body]),
      timeoutMs,
    });
    for (const answer of responses) {
      const { error, status, _shards: shards } = answer;
      if (error && status < 500 && status !== 429 && status !== 404)
        throw new Error(`OpenSearch refuses a search: ${JSON.stringify(error).slice(0, 2_000)}`);
      if (error || answer.timed_out || shards?.failed)
        throw engineUnavailable(error ?? 'only a part is there');
    }
    return responses;
  }

  /** All that each of several searches finds, however many there are; each has an order without equals. */
  async searchAll(index: string, searches: Json[]): Promise<Hit[][]> {
    const found: Hit[][] = searches.map(() => []);
    for (let open = [...searches.keys()]; open.length;) {
      const answers = await this.search(
        index,
        open.map((at) => ({
          ...searches[at],
          size: HITS_AT_ONCE,
          ...(found[at]!.length && { search_after: found[at]!.at(-1)!.sort }),
        })),
      );
      open.forEach((at, place) => found[at]!.push(...answers[place]!.hits.hits));
      open = open.filter((_, place) => answers[place]!.hits.hits.length === HITS_AT_ONCE);
    }
    return found;
  }

  /**
   * Any request.
   * @param options.lines for a body with several documents
   * @throws Unavailable when there is no answer
   */
  async request<Body>(
    method: string,
    path: string,
    { body, lines, query, timeoutMs }: RequestOptions = {},
  ): Promise<Body> {
    if (!this.client) throw new Error('OPENSEARCH_URL is not set.');
    if (performance.now() < this.backoffUntil) throw engineUnavailable();
    try {
      const { transport } = await this.client;
      const response = await transport.request(
        {
          method,
          path,
          querystring: query as Record<string, string>,
          body,
          bulkBody: lines as Record<string, unknown>[] | undefined,
        },
        { requestTimeout: timeoutMs ?? this.limitMs, ...(timeoutMs && { maxRetries: 0 }) },
      );
      return response.body as Body;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (!(error instanceof errors.ResponseError)) this.backoffUntil = performance.now() + BACKOFF_MS;
      throw engineUnavailable(error);
    }
  }

  /** The answer to a request, or null if the resource does not exist. */
  async find<Body>(path: string): Promise<Body | null> {
    try {
      return await this.request<Body>('GET', path);
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 404) return null;
      throw error;
    }
  }
}

export interface RequestOptions {
  body?: Json;
  lines?: (Json | string)[];
  query?: Record<string, string | number | boolean>;
  /** For work that takes longer than a visitor would wait; it is not repeated. */
  timeoutMs?: number;
}

/**
 * The reason why the engine is too busy for a request, of which it accepted nothing; null: it is not.
 * @param error of the request
 */
export const busyReason = (error: unknown): string | null =>
  error instanceof Error && error.cause instanceof errors.ResponseError && error.cause.statusCode === 429
    ? error.cause.message
    : null;

/** Its package takes a twentieth of the time in which a process starts; most processes have no engine. */
async function connect(options: ClientOptions): Promise<Client> {
  const { Client: Connected } = await import('@opensearch-project/opensearch');
  return new Connected(options);
}

/** There is no answer, or the answer is "not now". */
function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.ResponseError)
    return error.statusCode === 429 || (error.statusCode !== null && error.statusCode >= 500);
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}
