import { Injectable } from '@nestjs/common';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { OwnProductsSearch } from '../../products/own/own-products.search.js';
import type { ProductRecord } from '../../products/product-record.js';
import { ProductRecords } from '../../products/own/product-records.js';
import { route } from '../../routes.js';
import type { PaletteRecord } from './command-palette.props.js';

const SHOWN = 6;

/** Searches products and services of the actor's store, or of all stores, in any status. */
@Injectable()
export class PaletteProducts {
  constructor(
    private readonly search: OwnProductsSearch,
    private readonly records: ProductRecords,
  ) {}

  async find(scope: { companyId?: number }, query: string, locale: Locale): Promise<PaletteRecord[]> {
    const list = { ...scope, query, status: 'all', sort: 'newest', page: 1, limit: SHOWN } as const;
    const records = await this.records.byIds(await this.search.find(list, locale));
    return records.map((record) => toRecord(record, scope.companyId === undefined, locale));
  }
}

function toRecord(product: ProductRecord, isOfPlatform: boolean, locale: Locale): PaletteRecord {
  const { id, kind, name, productCode, ean, companyName } = product;
  const parts = [isOfPlatform ? companyName : null, productCode, ean];
  return {
    kind,
    id,
    url: route('admin.products.one', { id }, locale),
    name: localText(name, locale) ?? { text: productCode },
    note: parts.filter(Boolean).join(' · '),
  };
}
