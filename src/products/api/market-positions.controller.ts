import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import type { Locale } from '../../core/i18n/locales.js';
import { OfferMarkets } from '../own/offer-markets.js';
import { ownFilters } from '../own/own-products.query.js';
import { OwnProductsSearch } from '../own/own-products.search.js';
import { PriceRanks } from '../own/price-ranks.js';
import { ProductRecords } from '../own/product-records.js';
import { MarketPositionsJson } from './market-position.json.js';
import { MarketPositionsQuery } from './market-positions.query.js';

/** API: a store's own products in their market. */
@Controller('api/market-positions')
@Can('company.read')
export class MarketPositionsController {
  constructor(
    private readonly search: OwnProductsSearch,
    private readonly records: ProductRecords,
    private readonly ranks: PriceRanks,
    private readonly markets: OfferMarkets,
  ) {}

  @Get()
  @Responds(200, MarketPositionsJson, 'List market positions of your products')
  list(@Query() query: MarketPositionsQuery, @Req() { actor, locale }: FastifyRequest) {
    return this.page(actor, query, locale);
  }

  private async page(
    actor: Actor,
    query: MarketPositionsQuery,
    locale: Locale,
  ): Promise<MarketPositionsJson> {
    const { status, sort, after: cursor, limit } = query;
    const list = { ...ownFilters(actor, 'product', query), status, sort, page: 1, limit, cursor };
    const { ids, nextCursor } = await this.search.findPage(list, locale);
    const [records, ranks, markets] = await Promise.all([
      this.records.byIds(ids),
      this.ranks.byIds(ids),
      this.markets.byIds(ids),
    ]);
    const positions = records.map(({ id, productCode, price }) => {
      const {
        rank = null,
        stores = null,
        gap = null,
        totalRank = null,
        totalStores = null,
      } = ranks.get(id) ?? {};
      const gapPercent = gap === null ? null : Math.round((10_000 * gap) / (price - gap)) / 100;
      const ranked = { rank, stores, gap, gapPercent, totalRank, totalStores };
      return { id, productCode, ...ranked, ...markets.get(id)! };
    });
    return { positions, next: nextCursor };
  }
}
