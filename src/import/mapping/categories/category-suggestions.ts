import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CategoriesService } from '../../../categories/categories.service.js';
import type { CategoryTree } from '../../../categories/category-tree.js';
import type { MappingOrigin } from '../../intake/category-resolver.js';
import { NEIGHBOURS } from './category-mapping.statements.js';
import { CategoryWords, type WordMatch } from './category-words.js';

/** A category path of a store's feeds and where it leads. */
export interface CategoryMapping {
  id: number;
  companyId: number;
  path: string;
  itemCount: number;
  categoryId: number | null;
  origin: MappingOrigin;
  gtins: string[];
  updatedAt: Date;
}

export interface Suggestion {
  categoryId: number;
  /** What speaks for it: goods with the same codes stand there, or its name. */
  reason: 'neighbours' | 'name';
  /** Enough to be taken with all others that are. */
  sure: boolean;
}

interface Neighbour {
  id: number;
  categoryId: number;
  codes: number;
  of: number;
}

/** So many codes at least, and such a share of them, have to stand in one place. */
const SURE_CODES = 3;
const SURE_SHARE = 0.8;
const LIKELY_SHARE = 0.5;
/** So much likelier than the next one a name has to be. */
const CLEAR = 0.1;

/** Says where paths could lead; nothing of it is done by itself. */
@Injectable()
export class CategorySuggestions {
  private words: { tree: CategoryTree; words: CategoryWords } | null = null;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly categories: CategoriesService,
  ) {}

  /** By the ids of the mappings; those without are left out. */
  async of(mappings: Pick<CategoryMapping, 'id' | 'path'>[]): Promise<Map<number, Suggestion>> {
    if (!mappings.length) return new Map();
    const [rows, words] = await Promise.all([
      this.database.query<Neighbour[]>(NEIGHBOURS, [mappings.map(({ id }) => id)]),
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

  /** Taken apart once for each tree. */
  private async wordsOfTree(): Promise<CategoryWords> {
    const tree = await this.categories.tree();
    if (this.words?.tree !== tree) this.words = { tree, words: new CategoryWords(tree) };
    return this.words.words;
  }
}

function choose(neighbour: Neighbour | undefined, [best, next]: WordMatch[]): Suggestion | null {
  const isClear = best !== undefined && best.likeness - (next?.likeness ?? 0) >= CLEAR;
  const share = neighbour ? neighbour.codes / neighbour.of : 0;
  if (neighbour && share >= LIKELY_SHARE) {
    const isSure = neighbour.codes >= SURE_CODES && share >= SURE_SHARE;
    const agrees = isClear && best.categoryId === neighbour.categoryId;
    return { categoryId: neighbour.categoryId, reason: 'neighbours', sure: isSure || agrees };
  }
  if (!best) return null;
  return { categoryId: best.categoryId, reason: 'name', sure: best.likeness >= 1 && isClear };
}
