import type { ProductStatus } from './product-fields.js';

/** Whether visitors see an offer, or the first reason why not. */
export const VISIBILITIES = [
  'visible',
  'draft',
  'deactivated',
  'left_feed',
  'excluded',
  'filtered',
  'feed_hidden',
  'rejected',
  'blocked',
  'expired',
  'store',
] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export type HiddenReason = Exclude<Visibility, 'visible'>;

/**
 * Why an offer that the store's feed still has is hidden: the store's mapping excludes its category or its row, the feed
 * itself hides it, or the last import rejected its item.
 */
export type LeftOutReason = Extract<Visibility, 'excluded' | 'filtered' | 'feed_hidden' | 'rejected'>;

/** Id of the section on an offer's page with the reason for the block. */
export const BLOCK_ID = 'block';

/** The data that decide it. */
interface Facts {
  status: ProductStatus;
  /** The last import did not have it. */
  leftFeed: boolean;
  /** null: the feed no longer has it. */
  leftOut: LeftOutReason | null;
  /** In ISO 8601; null: it does not expire. */
  expiresAt: string | null;
  storeActive: boolean;
}

/** The one place that decides why visitors do not see an offer. */
export function visibilityOf({ status, leftFeed, leftOut, expiresAt, storeActive }: Facts): Visibility {
  if (status === 'draft') return 'draft';
  if (status === 'inactive') return leftFeed ? (leftOut ?? 'left_feed') : 'deactivated';
  if (status === 'blocked') return 'blocked';
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return 'expired';
  return storeActive ? 'visible' : 'store';
}
