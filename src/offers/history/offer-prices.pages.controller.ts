import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { can } from '../../access/permission-table.js';
import { PageQuery } from '../../core/http/api/api-query.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { localText } from '../../core/i18n/local-text.js';
import { Page } from '../../core/inertia/page.decorator.js';
import {
  MAX_VOID_REASON,
  VoidPriceInput,
} from '../../products/editing/recorded-prices/recorded-price.input.js';
import { RecordedPrices } from '../../products/editing/recorded-prices/recorded-prices.js';
import type { RecordedPrice } from '../../products/editing/recorded-prices/recorded-prices.statements.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { listPath } from '../offers-address.js';
import type { RecordedPriceProps } from '../offers.pages.js';
import { OwnOffers } from '../own-offers.js';
import { OfferVisibilities } from '../visibility/offer-visibilities.js';

const PER_PAGE = 50;

/** The price history of a product, for the store's staff. */
@Controller()
export class OfferPricesPagesController {
  constructor(
    private readonly products: OwnOffers,
    private readonly prices: RecordedPrices,
    private readonly visibilities: OfferVisibilities,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.products.prices')
  @Can('company.read')
  @Page('offers/prices')
  async show(
    @Req() { query, locale, actor }: FastifyRequest,
    @Param() { id }: IdParams,
    @Head() head: PageHead,
  ) {
    const { page } = lenientQuery(PageQuery, query);
    const record = await this.products.get(actor, id);
    const { items: prices, count } = await this.prices.list(id, { page, limit: PER_PAGE });
    const urlOf = (number: number) =>
      route('admin.products.prices', { id }, locale, { page: number > 1 ? number : null });
    const title = this.texts.t('recorded-prices.title', locale);
    head.set({ title, robots: 'noindex', within: listPath(record.kind, locale) });
    return {
      name: localText(record.name, locale) ?? { text: record.productCode },
      visibility: await this.visibilities.line(actor, record, { locale }),
      editUrl: route('admin.products.one', { id }, locale),
      prices: prices.map(toProps),
      pagination: toPagination(page, pageCountOf(count, PER_PAGE), urlOf),
      voidUrl: can(actor, 'products.write', record) ? urlOf(1) : null,
      maxLength: MAX_VOID_REASON,
    };
  }

  @LocalizedPost('admin.products.prices')
  @Can('products.write')
  @FailureToast('recorded-prices.toast.not_voided')
  async void(
    @Req() { locale, actor }: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: VoidPriceInput,
  ) {
    await this.prices.voidPrice(actor, id, input);
    const url = route('admin.products.prices', { id }, locale);
    return this.redirects.to({ locale }, url, 'recorded-prices.toast.voided');
  }
}

function toProps({ at, price, currency, present, reason, voidedAt }: RecordedPrice): RecordedPriceProps {
  return {
    at: at.toISOString(),
    price: { amount: price, currency },
    present,
    voided: reason === null ? null : { reason, at: voidedAt!.toISOString() },
  };
}
