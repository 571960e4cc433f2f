import { hash } from 'node:crypto';
import type { CategoryTree } from '../../categories/category-tree.js';
import { bareTexts } from '../../core/i18n/local-text.js';
import { truncateText } from '../../core/text/truncate-text.js';
import type { BlockedTerm, FeedCategory } from '../../products/blocking/blocked-term.js';
import { contentKey, type StoredDecision, verdictOf } from '../../products/blocking/block-verdict.js';
import { namedPaths } from '../../products/blocking/blocking-rules.js';
import { TermMatcher } from '../../products/blocking/term-matcher.js';
import type { OfferRecord } from '../../products/writing/offer-record.js';
import type { AcceptedItem, FeedIssue } from '../feed/offer.js';
import { itemIssue } from './item-issue.js';

/** Length of a category or name in an issue. */
const TEXT_LENGTH = 200;

/** The data that decide which items are blocked. */
export interface BlockingFacts {
  terms: BlockedTerm[];
  googlePaths: Map<string, string[]>;
  /** Decisions by product code, for offers of the store that a person released, or blocked for good. */
  decisions: Map<string, StoredDecision>;
}

/**
 * Decides which items of a feed will be stored and hidden; `OfferBlocks` makes the same decision for stored
 * offers.
 */
export class ItemBlocking {
  private readonly matcher: TermMatcher;
  private readonly pathsOf = new Map<number, string[][]>();

  constructor(
    private readonly facts: BlockingFacts,
    private readonly tree: CategoryTree,
  ) {
    this.matcher = new TermMatcher(facts.terms, facts.googlePaths);
  }

  /** Everything that decides, for the digest of the rules. */
  get digest(): unknown {
    const { terms, googlePaths, decisions } = this.facts;
    return [terms, [...googlePaths], [...decisions]];
  }

  /** @returns the record to store, and the reason if it is blocked */
  check(item: AcceptedItem, record: OfferRecord): { record: OfferRecord; issues: FeedIssue[] } {
    const { name, categoryIds, feedCategory, productCode } = record;
    const names = Object.values(bareTexts(name));
    const categoryPaths = categoryIds.flatMap((id) => this.categoryPathsOf(id));
    const matches = this.matcher.matchesOf({ names, feed: feedCategory, categoryPaths });
    const decision = this.facts.decisions.get(productCode);
    if (!matches.length && !decision) return { record, issues: [] };
    const verdict = verdictOf(matches, contentKey(name, feedCategory, categoryIds), decision);
    const issues = verdict === 'blocked' ? [issueOf(item, record, matches[0])] : [];
    return {
      record: matches.length ? { ...record, contentHash: marked(record.contentHash) } : record,
      issues,
    };
  }

  private categoryPathsOf(id: number): string[][] {
    let paths = this.pathsOf.get(id);
    if (!paths) {
      const row = this.tree.find(id);
      paths = row && !row.system ? namedPaths(this.tree.pathOf(row).map(({ name }) => name)) : [];
      this.pathsOf.set(id, paths);
    }
    return paths;
  }
}

/** Whether a feed states anything about the category of an item. */
export const isFeedCategory = ({ path, google, adult }: FeedCategory): boolean =>
  path.length > 0 || google !== '' || adult;

/** An offer that a term begins to match, or no longer matches, is written again. */
const marked = (contentHash: string) => hash('sha256', `${contentHash} blocked`, 'hex').slice(0, 32);

function issueOf(
  item: AcceptedItem,
  { productCode }: OfferRecord,
  match: ReturnType<TermMatcher['matchesOf']>[number] | undefined,
): FeedIssue {
  if (!match) return itemIssue(item, 'warning', 'blocked_for_good', {}, productCode);
  const { place, term, text } = match;
  return itemIssue(item, 'warning', `blocked_by_${place}`, { term }, truncateText(text, TEXT_LENGTH) || null);
}
