import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { Head, type PageHead, PrivateTitle } from '../../core/http/pages/page-head.js';
import { withFallback } from '../../core/http/pages/with-fallback.js';
import { plainText } from '../../core/i18n/local-text.js';
import { Page } from '../../core/inertia/page.decorator.js';
import type { ProductKind } from '../../products/product.entity.js';
import { LocalizedGet } from '../../routes.js';
import { listPath } from '../offers-address.js';
import { OfferPageQuery } from '../offers.query.js';
import { OwnOffers } from '../own-offers.js';
import { OfferFormProps } from './offer-form-props.js';
import { OfferForms } from './offer-forms.js';

/** The page on which an offer is edited, or a new one added. */
@Controller()
@Can('company.read')
export class OfferPagesController {
  constructor(
    private readonly products: OwnOffers,
    private readonly forms: OfferForms,
    private readonly props: OfferFormProps,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.products.new')
  @Can('products.write')
  @Page('offers/form')
  @PrivateTitle('offers.new_title.product')
  newProduct(@Req() request: FastifyRequest) {
    return this.create(request, request.actor, 'product');
  }

  @LocalizedGet('admin.services.new')
  @Can('products.write')
  @Page('offers/form')
  @PrivateTitle('offers.new_title.service')
  newService(@Req() request: FastifyRequest) {
    return this.create(request, request.actor, 'service');
  }

  @LocalizedGet('admin.products.one')
  @Page('offers/form')
  async edit(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Head() head: PageHead) {
    const { actor } = request;
    const record = await this.products.get(actor, id);
    const { locale } = request;
    const title = plainText(record.name, locale) || record.productCode;
    head.set({ title, robots: 'noindex', within: listPath(record.kind, locale) });
    const form = await this.forms.ofStored(actor, record, locale);
    return this.props.ofStored(actor, record, form, this.around(request));
  }

  private async create(request: FastifyRequest, actor: Actor, kind: ProductKind) {
    const { locale } = request;
    const around = this.around(request);
    const form = await this.forms.ofNew(actor, kind, around.query.copy, locale);
    return this.props.toProps(actor, form, around);
  }

  private around(request: FastifyRequest) {
    return {
      query: lenientQuery(OfferPageQuery, request.query),
      locale: request.locale,
      orElse: withFallback(this.texts, request, 'toast.details.getter_error_products'),
    };
  }
}
