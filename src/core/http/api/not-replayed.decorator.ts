import { SetMetadata } from '@nestjs/common';

/** Metadata key under which a handler says that its answers are kept nowhere. */
export const NOT_REPLAYED = 'http:not-replayed';

/** The answer holds a secret that is shown once, or sets cookies: this handler knows no `Idempotency-Key`. */
export const NotReplayed = () => SetMetadata(NOT_REPLAYED, true);
