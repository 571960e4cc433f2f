import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Can } from '../../access/can.decorator.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { productUrl } from '../../products/product.presenter.js';
import { LocalizedGet } from '../../routes.js';
import { toPreview } from './offer-preview.presenter.js';
import { OwnProducts } from '../own-products.js';

/** The preview of a product that visitors do not see. */
@Controller()
@Can('company.read')
export class OfferPreviewPagesController {
  constructor(
    private readonly products: OwnProducts,
    private readonly categories: CategoriesService,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedGet('admin.products.preview')
  @Page('products/preview')
  async show(@Req() { locale, actor }: FastifyRequest, @Param() { id }: IdParams, @Head() head: PageHead) {
    const record = await this.products.get(actor, id);
    if (record.visible) return redirect(productUrl(record, locale));
    const say = (key: string): string => this.i18n.t(key, { lang: locale });
    const props = toPreview(record, await this.categories.tree(), locale, say);
    head.set({ title: props.product.name.text, robots: 'noindex' });
    return props;
  }
}
