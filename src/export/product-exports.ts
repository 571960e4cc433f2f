import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { CategoriesService } from '../categories/categories.service.js';
import { Config } from '../core/config/config.js';
import type { Locale } from '../core/i18n/locales.js';
import { fallbackVariant } from '../media/media.presenter.js';
import { PictureReferences } from '../media/picture-references.js';
import { variantKey } from '../pictures/variant.js';
import type { OwnFilters } from '../products/own-products.conditions.js';
import { OwnProductsSearch } from '../products/own-products.search.js';
import type { ProductStatus } from '../products/product.entity.js';
import { ProductRecords } from '../products/product-records.js';
import type { MediaOfProduct, ProductRecord } from '../products/product-record.js';
import type { ExportFormat } from './export.query.js';
import { FEED_END, FEED_HEAD, offerXml } from './katalog-feed.js';
import { Spreadsheet } from './spreadsheet.js';

const BATCH_SIZE = 500;

/** What of a store is exported. */
export type ExportScope = OwnFilters & { companyId: number; status: ProductStatus | 'all' };

/** A store's products as a file, read piece by piece however many they are. */
@Injectable()
export class ProductExports {
  constructor(
    private readonly search: OwnProductsSearch,
    private readonly records: ProductRecords,
    private readonly pictures: PictureReferences,
    private readonly categories: CategoriesService,
    private readonly config: Config,
    private readonly i18n: I18nService,
  ) {}

  stream(scope: ExportScope, format: ExportFormat, locale: Locale): Readable {
    return Readable.from(format === 'xml' ? this.feed(scope) : this.spreadsheet(scope, locale));
  }

  private async *feed(scope: ExportScope): AsyncGenerator<string> {
    yield FEED_HEAD;
    for await (const { products, ...context } of this.batches(scope))
      yield products.map((product) => offerXml(product, context)).join('');
    yield FEED_END;
  }

  private async *spreadsheet(scope: ExportScope, locale: Locale): AsyncGenerator<string> {
    const sheet = new Spreadsheet(this.i18n, locale);
    yield sheet.head();
    for await (const { products, ...context } of this.batches(scope))
      yield products.map((product) => sheet.line(product, context)).join('');
  }

  private async *batches({ status, ...filters }: ExportScope) {
    const tree = await this.categories.tree();
    for (let last = 0; ;) {
      const ids = await this.search.idsAfter(filters, status, last, BATCH_SIZE);
      if (!ids.length) return;
      const products = await this.records.byIds(ids);
      yield { tree, products, addresses: await this.addresses(filters.companyId, products) };
      last = ids.at(-1)!;
    }
  }

  /** Where the store's own pictures came from; of uploads and of what others lend, where we show them. */
  private async addresses(companyId: number, products: ProductRecord[]): Promise<Map<number, string>> {
    const media = products.flatMap((product) => product.media);
    const ids = [...new Set(media.map(({ id }) => id))];
    const sources = ids.length ? await this.pictures.sourcesOf(companyId, ids) : new Map<number, string>();
    return new Map(media.map((one) => [one.id, sources.get(one.id) ?? this.address(one)]));
  }

  private address({ status, contentHash, variants }: MediaOfProduct): string {
    if (status !== 'ready') return '';
    return `${this.config.publicUrl}/${variantKey(contentHash!, fallbackVariant(variants))}`;
  }
}
