import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { SignedAddress } from '../../core/http/pages/signed-address.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { productUrl } from '../../products/product.presenter.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { AlertTokens } from './alert-tokens.js';
import { ConfirmedAddress } from './confirmed-address.js';
import { AlertTokenParams } from './price-alert.input.js';
import type { AlertStep } from './price-alerts.pages.js';
import { PriceAlerts } from './price-alerts.service.js';

/** Targets of links in mails. A GET changes nothing, because mail scanners follow links. */
@Controller()
@Public()
export class AlertStepsPagesController {
  constructor(
    private readonly alerts: PriceAlerts,
    private readonly tokens: AlertTokens,
    private readonly confirmed: ConfirmedAddress,
  ) {}

  @LocalizedGet('price-alert.confirmation')
  @Page('products/price-alert-step')
  @PrivateTitle('price-alert.title')
  async toConfirm(@Req() { locale }: FastifyRequest, @Param() { token }: AlertTokenParams) {
    const alert = await this.alerts.find(this.idOf(token));
    return this.step(alert?.isConfirmed ? 'active' : 'confirm', token, locale);
  }

  @LocalizedPost('price-alert.confirmation')
  async confirm(
    @Req() { locale }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param() { token }: AlertTokenParams,
  ) {
    const id = this.idOf(token);
    await this.alerts.confirm(id);
    const alert = await this.alerts.find(id);
    if (alert) this.confirmed.remember(reply, alert.email);
    return redirect(route('price-alert.confirmation', { token }, locale));
  }

  @LocalizedGet('price-alert.end')
  @Page('products/price-alert-step')
  @PrivateTitle('price-alert.title')
  toEnd(@Req() { locale }: FastifyRequest, @Param() { token }: AlertTokenParams) {
    return this.step('end', token, locale);
  }

  /** Answers without a redirect, which mail programs do not follow (RFC 8058). */
  @LocalizedPost('price-alert.end')
  @SignedAddress()
  @Page('products/price-alert-step')
  @PrivateTitle('price-alert.title')
  async end(@Req() { locale }: FastifyRequest, @Param() { token }: AlertTokenParams) {
    await this.alerts.endAlert(this.idOf(token));
    return this.step('ended', token, locale);
  }

  private async step(step: AlertStep['step'], token: string, locale: Locale): Promise<AlertStep> {
    const alert = await this.alerts.find(this.idOf(token));
    if (!alert) return { step: 'ended', product: null, target: null, url: null };
    const { kind, name, productName, productId, target } = alert;
    const url = step === 'confirm' ? 'price-alert.confirmation' : 'price-alert.end';
    return {
      step,
      product: {
        name: localText(productName, locale) ?? { text: '' },
        url: productUrl({ id: productId, kind, name }, locale),
      },
      target: target === null ? null : { amount: target, currency: 'EUR' },
      url: route(url, { token }, locale),
    };
  }

  /** @throws NotFound for an invalid token */
  private idOf(token: string): number {
    const id = this.tokens.idOf(token);
    if (id === null) throw new NotFound();
    return id;
  }
}
