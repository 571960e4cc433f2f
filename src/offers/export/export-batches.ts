import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import type { OwnFilters } from '../../products/own/own-products-conditions.js';
import { type OfferMarket, OfferMarkets } from '../../products/own/offer-markets.js';
import { type PriceRank, PriceRanks } from '../../products/own/price-ranks.js';
import { OwnProductsSearch } from '../../products/own/own-products.search.js';
import type { ProductStatus } from '../../products/product.entity.js';
import { ProductRecords } from '../../products/own/product-records.js';
import type { ProductRecord } from '../../products/product-record.js';
import { PictureAddresses } from '../../products/own/picture-addresses.js';
import type { ExportContext } from './katalog-feed.js';

const BATCH_SIZE = 500;

/** The filters of an export. */
export type ExportScope = OwnFilters & { companyId: number; status: ProductStatus | 'all' };

/** Products with the data that their export needs. */
export interface ExportBatch extends ExportContext {
  products: ProductRecord[];
  /** Price ranks by product id. */
  ranks: Map<number, PriceRank>;
  markets: Map<number, OfferMarket>;
}

/** Reads a store's products by id, in batches. */
@Injectable()
export class ExportBatches {
  constructor(
    private readonly search: OwnProductsSearch,
    private readonly records: ProductRecords,
    private readonly categories: CategoriesService,
    private readonly pictures: PictureAddresses,
    private readonly priceRanks: PriceRanks,
    private readonly markets: OfferMarkets,
  ) {}

  async *read({ status, ...filters }: ExportScope): AsyncGenerator<ExportBatch> {
    const tree = await this.categories.tree();
    for (let last = 0; ;) {
      const ids = await this.search.idsAfter(filters, status, last, BATCH_SIZE);
      if (!ids.length) return;
      const products = await this.records.byIds(ids);
      const [addresses, ranks, markets] = await Promise.all([
        this.pictures.addressesOf(filters.companyId, products),
        this.priceRanks.byIds(ids),
        this.markets.byIds(ids),
      ]);
      yield { tree, products, addresses, ranks, markets };
      last = ids.at(-1)!;
    }
  }
}
