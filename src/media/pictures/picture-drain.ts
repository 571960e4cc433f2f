import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { FetchRefused } from '../../core/fetch/fetch-refused.js';
import { safeFetch } from '../../core/fetch/safe-fetch.js';
import { HostLanes } from './host-lanes.js';
import { MAX_ATTEMPTS, PAUSE_SECONDS, type PictureClaim, PictureClaims, TURN_MS } from './picture-claims.js';
import { MAX_BYTES } from './picture-limits.js';
import { PictureRefused } from './picture-refused.js';
import { PictureStore } from './picture-store.js';

const AT_ONCE = 4;
const PER_HOST = 2;
const CLAIMED_AT_ONCE = 16;
const MAX_WAITING = 64;

const FETCH_LIMITS = { maxBytes: MAX_BYTES, timeoutMs: 20_000, idleMs: 10_000 };
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.8';

/** Seconds before the second, third and fourth attempt. */
const RETRY_SECONDS = [60, 600, 7_200];

type HostedClaim = PictureClaim & { host: string };

/** One run of at most TURN_MS that fetches the due pictures of feeds, a few at a time and from each host. */
@Injectable()
export class PictureDrain {
  private readonly logger = new Logger(PictureDrain.name);

  constructor(
    private readonly claims: PictureClaims,
    private readonly store: PictureStore,
    private readonly config: Config,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const lanes = new HostLanes<HostedClaim>(PER_HOST);
    const active = new Set<Promise<void>>();
    const until = performance.now() + TURN_MS;
    let exhausted = false;
    await this.claims.failInterrupted();
    lanes.add((await this.claims.viewed(CLAIMED_AT_ONCE)).map(hosted));
    while (performance.now() < until && !signal.aborted) {
      const claim = active.size < AT_ONCE ? lanes.takeTask() : null;
      if (claim) {
        const work: Promise<void> = this.fetch(claim, lanes, signal).finally(() => active.delete(work));
        active.add(work);
      } else if (active.size < AT_ONCE && lanes.size < MAX_WAITING && !exhausted) {
        const more = await this.claims.next(CLAIMED_AT_ONCE);
        exhausted = more.length === 0;
        lanes.add(more.map(hosted));
      } else if (active.size) await Promise.race(active);
      else break;
    }
    await this.claims.release(lanes.remove().map(({ id }) => id));
    await Promise.all(active);
  }

  private async fetch(claim: HostedClaim, lanes: HostLanes<HostedClaim>, signal: AbortSignal): Promise<void> {
    try {
      const { stream } = await safeFetch(claim.url, {
        ...FETCH_LIMITS,
        accept: ACCEPT,
        headers: {
          'user-agent': `${this.config.appName.replace(/[^\w.-]/g, '')} (+${this.config.publicUrl})`,
        },
        allowedPrivateOrigins: this.config.fetchAllowedPrivateOrigins,
        signal,
      });
      await this.store.storePicture(claim.id, await buffer(stream));
    } catch (error) {
      await this.recordFailure(claim, lanes, error);
    } finally {
      lanes.finishTask(claim);
    }
  }

  private async recordFailure(
    claim: HostedClaim,
    lanes: HostLanes<HostedClaim>,
    error: unknown,
  ): Promise<void> {
    if (error instanceof PictureRefused) return this.claims.fail(claim.id, error.code);
    if (error instanceof FetchRefused) return this.recordRefusal(claim, lanes, error);
    // an error of the storage or the database: the attempt does not count
    this.logger.error(error);
    await this.claims.release([claim.id], PAUSE_SECONDS);
  }

  private async recordRefusal(
    claim: HostedClaim,
    lanes: HostLanes<HostedClaim>,
    refusal: FetchRefused,
  ): Promise<void> {
    if (refusal.code === 'aborted') return this.claims.release([claim.id]);
    const failure = refusal.status ? `${refusal.code}:${refusal.status}` : refusal.code;
    if (!refusal.isTransient || claim.attempts >= MAX_ATTEMPTS) return this.claims.fail(claim.id, failure);
    const others = lanes.remove(claim.host).map(({ id }) => id);
    await this.claims.release(others, PAUSE_SECONDS);
    await this.claims.retry(claim.id, failure, RETRY_SECONDS[claim.attempts - 1]!);
  }
}

function hosted(claim: PictureClaim): HostedClaim {
  return { ...claim, host: new URL(claim.url).host };
}
