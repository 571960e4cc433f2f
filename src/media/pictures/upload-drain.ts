import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { Storage, StoredObjectMissing } from '../../core/storage/storage.js';
import type { PictureFailure } from './picture-failure.js';
import { PAUSE_SECONDS, PictureClaims, TURN_MS, type UploadClaim } from './picture-claims.js';
import { PictureRefused } from './picture-refused.js';
import { PictureStore } from './picture-store.js';

const AT_ONCE = 2;

/** One run that makes the sizes of uploads. It does not wait for pictures of feeds, whose servers may be slow. */
@Injectable()
export class UploadDrain {
  private readonly logger = new Logger(UploadDrain.name);

  constructor(
    private readonly claims: PictureClaims,
    private readonly store: PictureStore,
    private readonly storage: Storage,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const until = performance.now() + TURN_MS;
    await this.claims.failInterrupted();
    while (performance.now() < until && !signal.aborted) {
      const claimed = await this.claims.uploads(AT_ONCE);
      if (!claimed.length) return;
      await Promise.all(claimed.map((claim) => this.make(claim)));
    }
  }

  private async make({ id, storageKey }: UploadClaim): Promise<void> {
    try {
      await this.store.storePicture(id, await buffer(await this.storage.read(storageKey)));
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) return this.postponeUpload(id, error);
      await this.claims.fail(id, failure);
    }
    // the original is now stored next to its sizes, or was rejected
    await this.storage.remove(storageKey);
  }

  /** After an error of the storage or the database: the attempt does not count. */
  private async postponeUpload(id: number, error: unknown): Promise<void> {
    this.logger.error(error);
    await this.claims.release([id], PAUSE_SECONDS);
  }
}

function failureOf(error: unknown): PictureFailure | null {
  if (error instanceof PictureRefused) return error.code;
  return error instanceof StoredObjectMissing ? 'lost' : null;
}
