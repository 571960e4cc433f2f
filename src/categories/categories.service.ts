import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { NotFound } from '../core/errors/domain-errors.js';
import type { Translations } from '../core/i18n/local-text.js';
import { slugify } from '../core/i18n/slug.js';
import { mediaJson } from '../media/media.presenter.js';
import { type CategoryRow, CategoryTree } from './category-tree.js';

/** How long another process may go on with the tree it has read. */
const TREE_LIFETIME_MS = 5_000;

export interface NewCategory {
  parentId: number | null;
  name: Translations;
  kind?: 'product' | 'service';
  position?: number;
}

@Injectable()
export class CategoriesService {
  private cached: { tree: Promise<CategoryTree>; until: number } | null = null;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The complete tree, at most some seconds old. */
  tree(): Promise<CategoryTree> {
    if (!this.cached || this.cached.until < Date.now()) {
      const tree = this.readTree();
      this.cached = { tree, until: Date.now() + TREE_LIFETIME_MS };
      tree.catch(() => (this.cached = null));
    }
    return this.cached.tree;
  }

  /** @throws NotFound also when the category or one above it is switched off */
  async getVisible(id: number, kind: 'product' | 'service'): Promise<CategoryRow> {
    const tree = await this.tree();
    const category = tree.find(id);
    if (!category || category.kind !== kind || !tree.isVisible(category)) throw new NotFound();
    return category;
  }

  /** Adds a category below its parent; its slug follows its name. */
  async create({ parentId, name, kind = 'product', position = 0 }: NewCategory): Promise<number> {
    const slug = Object.fromEntries(Object.entries(name).map(([locale, text]) => [locale, slugify(text)]));
    const [row] = await this.database.query<{ id: number }[]>(
      `with made as (
         insert into categories (parent_id, kind, name, slug, position) values ($1, $2, $3, $4, $5) returning id
       )
       select id from made`,
      [parentId, kind, name, slug, position],
    );
    const id = row!.id;
    await this.database.query(
      `update categories set path = coalesce((select path from categories where id = $2), '{}') || id where id = $1`,
      [id, parentId],
    );
    this.forget();
    return id;
  }

  /** Counts the visible cards of every category, own and below. */
  async refreshCounts(manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query(`
      with counted as (
        select p.category_id, count(distinct o.card_id)::integer as cards
        from catalogue_placements p join catalogue_offers o using (offer_id)
        group by p.category_id
      )
      update categories c set product_count = coalesce(n.cards, 0)
      from categories all_categories left join counted n on n.category_id = all_categories.id
      where c.id = all_categories.id and c.product_count <> coalesce(n.cards, 0)`);
    this.forget();
  }

  /** Makes this process read the tree anew. */
  forget(): void {
    this.cached = null;
  }

  private async readTree(): Promise<CategoryTree> {
    const rows = await this.database.query<CategoryRow[]>(`
      select c.id, c.parent_id as "parentId", c.kind, c.system, c.name, c.slug, c.path, c.position, c.active,
        c.product_count as "productCount", ${mediaJson('m')} as media
      from categories c left join media m on m.id = c.media_id and m.status = 'ready'
      order by c.position, c.id`);
    return new CategoryTree(rows);
  }
}
