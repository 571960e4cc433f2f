import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { can } from '../access/permission-table.js';
import { localText, plainText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { type MediaRow, toPicture } from '../media/media.presenter.js';
import { GAPS } from '../products/own-products.conditions.js';
import { OwnProductsSearch } from '../products/own-products.search.js';
import type { ProductKind } from '../products/product.entity.js';
import { STATUSES } from '../products/product.json.js';
import type { ProductRecord } from '../products/product-record.js';
import { ProductRecords } from '../products/product-records.js';
import { route } from '../routes.js';
import type { ClickedProduct, StatusFigures } from './overview.pages.js';

const KINDS = ['product', 'service'] as const;
const LISTS = { product: 'admin.products', service: 'admin.services' } as const;
const MOST_CLICKED = 5;

/** What the actor's store has, or all stores together. */
@Injectable()
export class ProductFigures {
  constructor(
    private readonly search: OwnProductsSearch,
    private readonly records: ProductRecords,
  ) {}

  byStatus(actor: Actor, locale: Locale): Promise<StatusFigures[]> {
    return Promise.all(KINDS.map((kind) => this.ofKind(actor, kind, locale)));
  }

  async gaps(actor: Actor, locale: Locale) {
    const { clicks, ...counts } = await this.search.countGaps(
      { ...companyScope(actor, 'company.read'), kind: 'product' },
      'active',
    );
    const urlOf = (without: string) => route('admin.products', {}, locale, { status: 'active', without });
    return { clicks, active: GAPS.map((id) => ({ id, count: counts[id], url: urlOf(id) })) };
  }

  async popular(actor: Actor, locale: Locale): Promise<ClickedProduct[]> {
    const list = { status: 'all', sort: '-clicks', page: 1, limit: MOST_CLICKED } as const;
    const ids = await this.search.find({ ...companyScope(actor, 'company.read'), ...list }, locale);
    const records = await this.records.byIds(ids);
    const isOfPlatform = can(actor, 'platform.manage');
    return records
      .filter(({ clicks }) => clicks > 0)
      .map((record) => toClicked(record, isOfPlatform, locale));
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

function toClicked(record: ProductRecord, isOfPlatform: boolean, locale: Locale): ClickedProduct {
  const { id, kind, name, companyName, clicks } = record;
  const picture = record.media.find((media) => media.status === 'ready');
  return {
    id,
    url: route(LISTS[kind], {}, locale, { edit: id }),
    name: localText(name, locale) ?? { text: '' },
    picture: picture ? toPicture(picture as MediaRow, locale, plainText(name, locale)) : null,
    companyName: isOfPlatform ? companyName : null,
    clicks,
  };
}
