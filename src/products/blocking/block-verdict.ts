import { createHash } from 'node:crypto';
import type { Translations } from '../../core/i18n/local-text.js';
import { bareTexts } from '../../core/i18n/local-text.js';
import type { FeedCategory, TermMatch } from './blocked-term.js';

/** A super admin's decisions on an offer that a term matches. */
export const BLOCK_DECISIONS = ['released', 'blocked'] as const;
export type BlockDecision = (typeof BLOCK_DECISIONS)[number];

export type ReleasedTerm = Pick<TermMatch, 'termId' | 'term'>;

/** A decision, and the content that it was made for. */
export interface StoredDecision {
  decision: BlockDecision | null;
  /** `contentKey` of the released offer. */
  releasedContent: string | null;
  releasedTerms: ReleasedTerm[] | null;
}

export type BlockVerdict = 'free' | 'released' | 'blocked';

/**
 * Whether an offer is blocked. An offer that is blocked for good remains blocked. A release survives other
 * terms while name and categories are the same; after that it applies to the terms that it was decided for.
 * @param key of the offer's current content
 */
export function verdictOf(matches: TermMatch[], key: string, stored?: StoredDecision): BlockVerdict {
  if (stored?.decision === 'blocked') return 'blocked';
  if (stored?.decision !== 'released') return matches.length ? 'blocked' : 'free';
  if (stored.releasedContent === key) return 'released';
  const known = stored.releasedTerms ?? [];
  const isKnown = (match: TermMatch) =>
    known.some(({ termId, term }) => termId === match.termId || term === match.term);
  return matches.every(isKnown) ? 'released' : 'blocked';
}

/** A hash of everything that blocked terms are compared with: equal while name and categories are equal. */
export function contentKey(name: Translations, feed: FeedCategory | null, categoryIds: number[]): string {
  const names = Object.entries(bareTexts(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [
    names,
    feed && [feed.path, feed.google, feed.adult],
    [...categoryIds].sort((a, b) => a - b),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}
