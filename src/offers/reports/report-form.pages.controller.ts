import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { Rates } from '../../core/http/rates/rates.js';
import { localText } from '../../core/i18n/local-text.js';
import { Texts } from '../../core/i18n/texts.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { priceText } from '../../products/contract.js';
import { productUrl } from '../../products/product.presenter.js';
import { ProductsService } from '../../products/reading/products.service.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { REPORT_KINDS } from './offer-report.entity.js';
import { MAX_REPORT, OfferReportInput, ReportFormQuery } from './offer-report.input.js';
import { OfferReports } from './offer-reports.service.js';

const REPORTS = defineRate({ name: 'offer-reports', per: 'address', max: 10, seconds: 3600 });

/** The visitors' form for error reports. */
@Controller()
@Public()
export class ReportFormPagesController {
  constructor(
    private readonly reports: OfferReports,
    private readonly products: ProductsService,
    private readonly rates: Rates,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('report')
  @Page('products/report')
  @PrivateTitle('report.title')
  async form(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    const { locale } = request;
    const product = await this.reports.offer(id);
    const offer = (await this.products.offersOf(product)).find((one) => one.id === id)!;
    return {
      offer: {
        product: localText(product.productName, locale) ?? { text: '' },
        productUrl: productUrl(product, locale),
        storeName: offer.companyName,
        price: priceText(offer, locale, this.texts.translator(locale)),
      },
      kinds: REPORT_KINDS,
      sendUrl: route('report', { id }, locale),
      maxLength: MAX_REPORT,
      isSent: lenientQuery(ReportFormQuery, request.query).sent !== undefined,
    };
  }

  @LocalizedPost('report')
  async send(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() input: OfferReportInput) {
    await this.rates.countAction(REPORTS, request.ip);
    // bots get the same answer
    if (!input.homepage) await this.reports.add(id, input, request.locale);
    return redirect(route('report', { id }, request.locale, { sent: '1' }));
  }
}
