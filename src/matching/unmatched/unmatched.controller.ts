import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Config } from '../../core/config/config.js';
import { paged } from '../../core/http/api/list-headers.js';
import { RespondsList } from '../../core/http/api/response.decorator.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ImportStores } from '../../import/import-stores.js';
import { productUrl } from '../../products/product.presenter.js';
import { UnmatchedOffersService, type UnmatchedRow } from './unmatched-offers.service.js';
import { UnmatchedProductJson } from './unmatched.json.js';
import { UnmatchedApiQuery } from './unmatched.query.js';

/** API of the report about products that are not compared or listed as they could be. */
@Controller('api/unmatched-products')
@Can('company.read')
export class UnmatchedController {
  constructor(
    private readonly offers: UnmatchedOffersService,
    private readonly stores: ImportStores,
    private readonly config: Config,
  ) {}

  @Get()
  @RespondsList([UnmatchedProductJson], 'List products without a comparison or category, with suggestions')
  async list(@Query() query: UnmatchedApiQuery, @Req() { actor, locale }: FastifyRequest) {
    const { kind, company, page, limit } = query;
    const { id } = await this.stores.get(actor, company);
    const [counts, rows] = await Promise.all([
      this.offers.count(id),
      this.offers.list(id, kind ?? null, limit, (page - 1) * limit),
    ]);
    const count = kind ? (counts[kind] ?? 0) : Object.values(counts).reduce((sum, one) => sum + one, 0);
    return paged(
      rows.map((row) => toJson(row, locale, this.config.publicUrl)),
      query,
      count,
    );
  }
}

function toJson(row: UnmatchedRow, locale: Locale, origin: string): UnmatchedProductJson {
  const { kind, offerId, productCode, name, value, reason, otherId, otherName, competitors, views } = row;
  const source = otherId !== null &&
    otherName !== null && {
      id: otherId,
      name: plainText(otherName, locale),
      url: origin + productUrl({ id: otherId, kind: 'product', name: otherName }, locale),
    };
  const texts = { productCode, name: plainText(name, locale) };
  return { id: offerId, ...texts, kind, value, reason, source: source || null, competitors, views };
}
