import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { TermMatch } from './blocked-term.js';
import { contentKey, verdictOf, type BlockVerdict } from './block-verdict.js';
import { BlockingRules, namedPaths } from './blocking-rules.js';
import * as statements from './blocking.statements.js';
import type { BlockFacts } from './blocking.statements.js';
import type { TermMatcher } from './term-matcher.js';

/** A stored offer, its matches, and the decision. */
export interface JudgedOffer {
  facts: BlockFacts;
  matches: TermMatch[];
  key: string;
  verdict: BlockVerdict;
}

/** Keeps the status `blocked` of stored offers true: the only place that sets and clears it. */
@Injectable()
export class OfferBlocks {
  constructor(private readonly rules: BlockingRules) {}

  /**
   * Blocks the offers with a matching term, and releases the others. Call it in the transaction that locked
   * and wrote them, and refresh the read model afterwards.
   */
  async updateBlocks(manager: EntityManager, ids: number[]): Promise<void> {
    if (!ids.length) return;
    const matcher = await this.rules.lockTerms(manager);
    const facts = await statements.FACTS_OF.rows(manager, [ids]);
    await write(manager, (await judgeAll(manager, matcher, facts)).filter(isStale));
  }

  /** Ids of the next offers whose status contradicts the terms. */
  async findStale(manager: DataSource | EntityManager, after: number, limit: number) {
    const matcher = await this.rules.readTerms(manager);
    const facts = await statements.NEXT_FACTS.rows(manager, [after, limit]);
    const stale = (await judgeAll(manager, matcher, facts)).filter(isStale);
    return { ids: stale.map((offer) => offer.facts.id), last: facts.at(-1)?.id ?? null };
  }

  /** Locked offers with the data that terms read. */
  async judgeOffers(manager: EntityManager, ids: number[]): Promise<JudgedOffer[]> {
    const matcher = await this.rules.lockTerms(manager);
    return judgeAll(manager, matcher, await statements.FACTS_OF.rows(manager, [ids]));
  }
}

/** @param matcher of these terms, also of such as are not stored */
export async function judgeAll(
  manager: DataSource | EntityManager,
  matcher: TermMatcher,
  offers: BlockFacts[],
): Promise<JudgedOffer[]> {
  const categoryIds = [...new Set(offers.flatMap((offer) => offer.categoryIds))];
  const categories = await statements.CATEGORY_PATHS.rows(manager, [categoryIds]);
  const pathsOf = new Map(categories.map(({ id, names }) => [id, namedPaths(names)]));
  return offers.map((facts) => {
    const { name, path, google, adult } = facts;
    const feed = path && { path, google: google!, adult: adult! };
    const { lang: _, ...names } = name;
    const categoryPaths = facts.categoryIds.flatMap((id) => pathsOf.get(id) ?? []);
    const matches = matcher.matchesOf({ names: Object.values(names), feed, categoryPaths });
    const key = contentKey(name, feed, facts.categoryIds);
    return { facts, matches, key, verdict: verdictOf(matches, key, facts) };
  });
}

/** Whether the status, or the stored block, contradicts the terms. */
function isStale({ facts, matches, verdict }: JudgedOffer): boolean {
  const isBlocked = verdict === 'blocked';
  if (facts.status === (isBlocked ? 'active' : 'blocked')) return true;
  if (verdict === 'free') return facts.hasBlock;
  return !facts.hasBlock || !isSame(facts.matches, matches) || isVoid(facts, verdict);
}

const isSame = (stored: string | null, matches: TermMatch[]) =>
  stored !== null && JSON.stringify(sorted(JSON.parse(stored))) === JSON.stringify(sorted(matches));

const sorted = (matches: TermMatch[]) =>
  matches.map(({ termId, term, reason, place, text }) => [termId, term, reason, place, text]);

/** The release no longer holds: the block is a new one. */
const isVoid = ({ decision }: BlockFacts, verdict: BlockVerdict) =>
  verdict === 'blocked' && decision === 'released';

async function write(manager: EntityManager, offers: JudgedOffer[]): Promise<void> {
  if (!offers.length) return;
  const idsOf = (some: JudgedOffer[]) => some.map(({ facts }) => facts.id);
  const kept = offers.filter(({ verdict }) => verdict !== 'free');
  const rows = kept.map(({ facts, matches }) => ({ id: facts.id, matches }));
  await statements.REMOVE_BLOCKS.run(manager, [idsOf(offers.filter(({ verdict }) => verdict === 'free'))]);
  await statements.STORE_BLOCKS.run(manager, [JSON.stringify(rows)]);
  await statements.BEGIN_ANEW.run(manager, [
    idsOf(offers.filter(({ facts, verdict }) => isVoid(facts, verdict))),
  ]);
  await statements.BLOCK.run(manager, [idsOf(offers.filter(({ verdict }) => verdict === 'blocked'))]);
  await statements.UNBLOCK.run(manager, [idsOf(offers.filter(({ verdict }) => verdict !== 'blocked'))]);
}
