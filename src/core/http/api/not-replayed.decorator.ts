import { SetMetadata } from '@nestjs/common';

/** Metadata key of handlers whose answers are not stored. */
export const NOT_REPLAYED = 'http:not-replayed';

/**
 * The answer contains a secret that is shown once, or sets cookies: the handler ignores `Idempotency-Key`.
 */
export const NotReplayed = () => SetMetadata(NOT_REPLAYED, true);
