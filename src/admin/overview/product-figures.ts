import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import type { Locale } from '../../core/i18n/locales.js';
import { GAPS } from '../../products/own/own-products-conditions.js';
import { OwnProductsSearch } from '../../products/own/own-products.search.js';
import type { ProductKind } from '../../products/product.entity.js';
import { STATUSES } from '../../products/product-fields.js';
import { route } from '../../routes.js';
import { MostViewed } from './most-viewed.js';
import type { StatusFigures } from './overview.pages.js';

const KINDS = ['product', 'service'] as const;
const LISTS = { product: 'admin.products', service: 'admin.services' } as const;

/** Numbers of products of the actor's store, or of all stores. */
@Injectable()
export class ProductFigures {
  constructor(
    private readonly search: OwnProductsSearch,
    private readonly viewed: MostViewed,
  ) {}

  byStatus(actor: Actor, locale: Locale): Promise<StatusFigures[]> {
    return Promise.all(KINDS.map((kind) => this.ofKind(actor, kind, locale)));
  }

  async gaps(actor: Actor, locale: Locale) {
    const counts = await this.search.countGaps(
      { ...companyScope(actor, 'company.read'), kind: 'product' },
      'active',
    );
    const urlOf = (without: string) => route('admin.products', {}, locale, { status: 'active', without });
    return GAPS.map((id) => ({ id, count: counts[id], url: urlOf(id) }));
  }

  popular(actor: Actor, locale: Locale) {
    return this.viewed.listProducts(actor, locale);
  }

  private async ofKind(actor: Actor, kind: ProductKind, locale: Locale): Promise<StatusFigures> {
    const counts = await this.search.countByStatus({ ...companyScope(actor, 'company.read'), kind });
    const urlOf = (status?: string) => route(LISTS[kind], {}, locale, { status });
    return {
      kind,
      url: urlOf(),
      count: counts.draft + counts.active + counts.inactive,
      statuses: STATUSES.map((id) => ({ id, count: counts[id], url: urlOf(id) })),
    };
  }
}
