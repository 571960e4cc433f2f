import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { FastifyRequest } from 'fastify';
import { CategoriesService } from '../../categories/categories.service.js';
import { categoryUrl, toChildLinks } from '../../categories/category.presenter.js';
import { callerOf } from '../../core/http/routing/caller.js';
import { isAt, requireCanonical } from '../../core/http/pages/canonical.js';
import type { PageHead } from '../../core/http/pages/page-head.js';
import { onPageView } from '../../core/http/pages/on-page-view.js';
import { localText } from '../../core/i18n/local-text.js';
import { toBreadcrumb } from '../breadcrumb.js';
import { isBeginning } from './list-address.js';
import { ListHeads } from './list-heads.js';
import type { ProductListQuery } from './product-list.input.js';
import { ProductLists } from './product-lists.service.js';
import type { ProductKind } from '../product.entity.js';
import { CategoryReached } from '../products.events.js';

/** Which category's list is asked for, and how. */
interface Asked {
  request: FastifyRequest;
  id: number;
  kind: ProductKind;
  query: ProductListQuery;
  head: PageHead;
}

/** Puts the page of a category together. */
@Injectable()
export class CategoryPage {
  constructor(
    private readonly categories: CategoriesService,
    private readonly lists: ProductLists,
    private readonly heads: ListHeads,
    private readonly events: EventEmitter2,
  ) {}

  /** @throws NotFound when visitors see no such category */
  async show({ request, id, kind, query, head }: Asked) {
    const { locale } = request;
    const { tree, category } = await this.categories.getVisible(id, kind, (place) =>
      isAt(request, categoryUrl(place.tree, place.category, locale)),
    );
    const path = categoryUrl(tree, category, locale);
    requireCanonical(request, path);
    const { props, ...list } = this.lists.open({ path, kind, categoryId: id }, query, locale);
    head.set(this.heads.ofCategory({ tree, category, query, list, locale }));
    return {
      category: { id, kind, name: localText(category.name, locale) ?? { text: '' } },
      breadcrumb: () => toBreadcrumb(tree, category, locale),
      subcategories: () => toChildLinks(tree, id, locale),
      ...props,
      ...(isBeginning(query) && { shown: this.count(request, id) }),
    };
  }

  private count(request: FastifyRequest, id: number) {
    const event = new CategoryReached(id, callerOf(request));
    return onPageView(request, () => this.events.emit(CategoryReached.event, event));
  }
}
