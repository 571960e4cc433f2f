import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FeedCategory } from './blocked-term.js';
import { ADD_FEED_CATEGORIES } from './blocking.statements.js';

/** The category statements of feeds, each stored once. */
@Injectable()
export class FeedCategories {
  constructor(private readonly database: DataSource) {}

  /**
   * Ids by key; unknown ones are added in a separate transaction, so that no other import waits for the
   * caller's. A feed has as many as category paths.
   */
  async idsOf(categories: FeedCategory[]): Promise<Map<string, number>> {
    const byKey = new Map(categories.map((category) => [feedCategoryKey(category), category]));
    if (!byKey.size) return new Map();
    const rows = [...byKey].map(([key, category]) => ({ key, ...category }));
    const stored = await ADD_FEED_CATEGORIES.rows(this.database, [JSON.stringify(rows)]);
    return new Map(stored.map(({ key, id }) => [key, id]));
  }
}

export const feedCategoryKey = ({ path, google, adult }: FeedCategory): string =>
  createHash('sha256')
    .update(JSON.stringify([path, google, adult]))
    .digest('hex')
    .slice(0, 32);
