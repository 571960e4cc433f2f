import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { productUrl } from '../../products/product.presenter.js';
import { LocalizedGet } from '../../routes.js';
import { toPreview } from './offer-preview.presenter.js';
import { OwnOffers } from '../own-offers.js';

/** The preview of a product that visitors do not see. */
@Controller()
@Can('company.read')
export class OfferPreviewPagesController {
  constructor(
    private readonly products: OwnOffers,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.products.preview')
  @Page('products/preview')
  async show(@Req() { locale, actor }: FastifyRequest, @Param() { id }: IdParams, @Head() head: PageHead) {
    const record = await this.products.get(actor, id);
    if (record.visible) return redirect(productUrl(record, locale));
    const props = toPreview(record, await this.categories.tree(), locale, this.texts);
    head.set({ title: props.product.name.text, robots: 'noindex' });
    return props;
  }
}
