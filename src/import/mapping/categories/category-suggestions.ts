import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../../categories/categories.service.js';
import type { CategoryTree } from '../../../categories/category-tree.js';
import type { RowOf } from '../../../core/database/statement.js';
import { type CategoryMapping, NEIGHBOURS } from './category-mapping.statements.js';
import { CategoryWords, type WordMatch } from './category-words.js';

export interface Suggestion {
  categoryId: number;
  /** Offers with the same GTINs are in the category, or its name is similar. */
  reason: 'neighbours' | 'name';
  /** Whether "accept all" includes it. */
  sure: boolean;
  /** Percent: the share of the checked GTINs, or the similarity of the names; half of it if another name is as similar. */
  score: number;
  /** How many of the checked GTINs are in the category; null by name. */
  evidence: { codes: number; checked: number } | null;
}

type Neighbour = RowOf<typeof NEIGHBOURS>;

/** A suggestion by GTINs is sure from this number and share of them in one category. */
const SURE_CODES = 3;
const SURE_SHARE = 0.8;
const LIKELY_SHARE = 0.5;
/** One GTIN of many may be wrong, so a suggestion needs this share of all checked ones. */
const MIN_CHECKED_SHARE = 0.2;
/** The margin of the best name over the second. */
const MIN_MARGIN = 0.1;
/** The part of a name's likeness that counts without the margin. */
const UNCLEAR = 0.5;

/** Suggests categories for paths; a person has to accept them. */
@Injectable()
export class CategorySuggestions {
  private words: { tree: CategoryTree; words: CategoryWords } | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly categories: CategoriesService,
  ) {}

  /** @returns suggestions by mapping id; mappings without one are left out */
  async suggestFor(mappings: Pick<CategoryMapping, 'id' | 'path'>[]): Promise<Map<number, Suggestion>> {
    if (!mappings.length) return new Map();
    const [rows, words] = await Promise.all([
      NEIGHBOURS.rows(this.database, [mappings.map(({ id }) => id)]),
      this.wordsOfTree(),
    ]);
    const neighbours = new Map<number, Neighbour>();
    for (const row of rows) if (row.codes > (neighbours.get(row.id)?.codes ?? 0)) neighbours.set(row.id, row);
    return new Map(
      mappings.flatMap(({ id, path }) => {
        const suggestion = choose(neighbours.get(id), words.match(path));
        return suggestion ? [[id, suggestion] as const] : [];
      }),
    );
  }

  /** Categories named like a path, the most similar first. */
  async findSimilar(path: string): Promise<number[]> {
    return (await this.wordsOfTree()).match(path).map(({ categoryId }) => categoryId);
  }

  /** Cached for each tree. */
  private async wordsOfTree(): Promise<CategoryWords> {
    const tree = await this.categories.tree();
    if (this.words?.tree !== tree) this.words = { tree, words: new CategoryWords(tree) };
    return this.words.words;
  }
}

function choose(neighbour: Neighbour | undefined, [best, next]: WordMatch[]): Suggestion | null {
  const isClear = best !== undefined && best.likeness - (next?.likeness ?? 0) >= MIN_MARGIN;
  const share = neighbour ? neighbour.codes / neighbour.of : 0;
  if (neighbour && share >= LIKELY_SHARE && neighbour.codes >= neighbour.checked * MIN_CHECKED_SHARE) {
    const { categoryId, codes, checked } = neighbour;
    const isSure = codes >= SURE_CODES && share >= SURE_SHARE;
    const agrees = isClear && best.categoryId === categoryId;
    return {
      categoryId,
      reason: 'neighbours',
      sure: isSure || agrees,
      score: percent(codes / checked),
      evidence: { codes, checked },
    };
  }
  if (!best) return null;
  const score = percent(Math.min(best.likeness, 1) * (isClear ? 1 : UNCLEAR));
  const sure = best.likeness >= 1 && isClear;
  return { categoryId: best.categoryId, reason: 'name', sure, score, evidence: null };
}

const percent = (share: number) => Math.round(100 * share);
