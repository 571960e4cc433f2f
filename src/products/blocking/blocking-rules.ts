import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { shareLock } from '../../core/database/advisory-locks.js';
import { bareTexts, type Translations } from '../../core/i18n/local-text.js';
import * as statements from './blocking.statements.js';
import { TermMatcher } from './term-matcher.js';

/** The blocked terms, compiled once for each version of their list. */
@Injectable()
export class BlockingRules {
  private cached?: { version: number; matcher: TermMatcher };

  /** The current terms, until the transaction ends: a change of them waits. */
  async lockTerms(manager: EntityManager): Promise<TermMatcher> {
    await manager.query(shareLock('blockedTerms'));
    return this.readTerms(manager);
  }

  async readTerms(manager: DataSource | EntityManager): Promise<TermMatcher> {
    const { version } = await statements.VERSION.one(manager);
    if (this.cached?.version !== version) this.cached = { version, matcher: await compile(manager) };
    return this.cached.matcher;
  }
}

async function compile(manager: DataSource | EntityManager): Promise<TermMatcher> {
  const terms = await statements.TERMS.rows(manager);
  return new TermMatcher(terms, await googlePaths(manager));
}

/** Folded paths of Google's categories by their numbers. */
export async function googlePaths(manager: DataSource | EntityManager): Promise<Map<string, string[]>> {
  const paths = new Map<string, string[]>();
  for (const { googleId, key } of await statements.GOOGLE_PATHS.rows(manager))
    paths.set(String(googleId), [...(paths.get(String(googleId)) ?? []), key]);
  return paths;
}

/** A path of categories in each language that names its deepest one. */
export function namedPaths(names: Translations[]): string[][] {
  const deepest = bareTexts(names.at(-1) ?? {});
  return Object.entries(deepest).map(([locale, name]) => [
    ...names.slice(0, -1).map((above) => bareTexts(above)[locale as keyof typeof deepest] ?? ''),
    name,
  ]);
}
