import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { Rates } from '../../core/http/rates/rates.js';
import { localText } from '../../core/i18n/local-text.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { cardUrl } from '../../products/product.presenter.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { AlertTokens } from './alert-tokens.js';
import { ConfirmedAddress } from './confirmed-address.js';
import { AlertFormQuery, PriceAlertInput } from './price-alert.input.js';
import { PriceAlerts } from './price-alerts.service.js';

/** A request may send a mail to another person's address. */
const ALERTS = defineRate({ name: 'price-alerts', per: 'address', max: 10, seconds: 3600 });

/** The form of a price alert. */
@Controller()
@Public()
export class AlertFormPagesController {
  constructor(
    private readonly alerts: PriceAlerts,
    private readonly rates: Rates,
    private readonly confirmed: ConfirmedAddress,
    private readonly tokens: AlertTokens,
  ) {}

  @LocalizedGet('price-alert')
  @Page('products/price-alert')
  @PrivateTitle('price-alert.title')
  async form(@Req() { query, locale }: FastifyRequest, @Param() { id }: IdParams) {
    const product = await this.alerts.product(id);
    return {
      product: {
        name: localText(product.name, locale) ?? { text: '' },
        url: cardUrl(product, locale),
        price: { amount: product.price, currency: product.currency },
      },
      sendUrl: route('price-alert', { id }, locale),
      isSent: lenientQuery(AlertFormQuery, query).sent !== undefined,
    };
  }

  @LocalizedPost('price-alert')
  async ask(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() input: PriceAlertInput) {
    await this.rates.countAction(ALERTS, request.ip);
    const { locale } = request;
    if (!input.homepage && this.confirmed.isOf(request, input.email)) {
      const token = this.tokens.createToken(await this.alerts.add(id, input, locale));
      return redirect(route('price-alert.confirmation', { token }, locale));
    }
    // a bot gets the same answer
    if (!input.homepage) await this.alerts.requestConfirmation(id, input, locale);
    return redirect(route('price-alert', { id }, locale, { sent: '1' }));
  }
}
