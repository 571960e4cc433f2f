import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { FastifyRequest } from 'fastify';
import { CategoriesService } from '../../categories/categories.service.js';
import { categoryUrl } from '../../categories/category.presenter.js';
import { isAt, requireCanonical } from '../../core/http/pages/canonical.js';
import { onPageView } from '../../core/http/pages/on-page-view.js';
import type { PageHead } from '../../core/http/pages/page-head.js';
import { callerOf } from '../../core/http/routing/caller.js';
import { localText } from '../../core/i18n/local-text.js';
import { toBreadcrumb } from '../breadcrumb.js';
import type { ProductKind } from '../product.entity.js';
import { CategoryReached } from '../products.events.js';
import { isUnfiltered } from './list-address.js';
import { ListHeads } from './list-heads.js';
import type { ProductListQuery } from './product-list.input.js';
import { ProductLists } from './product-lists.service.js';

/** Assembles the page of a category. */
@Injectable()
export class CategoryPage {
  constructor(
    private readonly categories: CategoriesService,
    private readonly lists: ProductLists,
    private readonly heads: ListHeads,
    private readonly events: EventEmitter2,
  ) {}

  /** @throws NotFound when visitors see no such category */
  async show(
    request: FastifyRequest,
    { id, kind }: { id: number; kind: ProductKind },
    query: ProductListQuery,
    head: PageHead,
  ) {
    const { locale } = request;
    const { tree, category } = await this.categories.getVisible(id, kind, (place) =>
      isAt(request, categoryUrl(place.tree, place.category, locale)),
    );
    const path = categoryUrl(tree, category, locale);
    requireCanonical(request, path);
    const { props, subcategories, ...list } = this.lists.open({ path, kind, categoryId: id }, query, locale);
    head.set(this.heads.ofCategory({ tree, category, query, list, locale }));
    const event = new CategoryReached(id, callerOf(request));
    return {
      category: {
        id,
        kind,
        name: localText(category.name, locale) ?? { text: '' },
        // once for search engines
        description: isUnfiltered(query) ? localText(category.description, locale) : null,
      },
      breadcrumb: () => toBreadcrumb(tree, category, locale),
      subcategories,
      ...props,
      ...(isUnfiltered(query) && {
        shown: onPageView(request, () => this.events.emit(CategoryReached.event, event)),
      }),
    };
  }
}
