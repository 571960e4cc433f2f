import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { Config } from '../../core/config/config.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { type Versioned, versioned } from '../../core/http/versions/versioned.js';
import type { Locale } from '../../core/i18n/locales.js';
import { CategoriesService } from '../categories.service.js';
import type { CategoryJson } from '../category.json.js';
import { toCategoryJson } from '../category.presenter.js';
import type { CategoryTree } from '../category-tree.js';

/** Categories in the form of the API. */
@Injectable()
export class CategoryResponses {
  constructor(
    private readonly categories: CategoriesService,
    private readonly config: Config,
  ) {}

  /** @throws NotFound also when the actor may not see it */
  async one(
    id: number,
    actor: Actor,
    locale: Locale,
    query = new ApiQuery(),
  ): Promise<Versioned<CategoryJson>> {
    const tree = await this.treeFor(actor);
    const category = tree.find(id);
    if (!category || !(tree.isVisible(category) || can(actor, 'platform.manage'))) throw new NotFound();
    return versioned(category, toCategoryJson(tree, category, this.view(locale, query)));
  }

  /** Answers to writes read the present state. */
  treeFor(actor: Actor): Promise<CategoryTree> {
    return can(actor, 'platform.manage') ? this.categories.freshTree() : this.categories.tree();
  }

  view(locale: Locale, { translations }: ApiQuery) {
    return { locale, origin: this.config.publicUrl, translations };
  }
}
