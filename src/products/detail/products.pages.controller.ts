import { Controller, Param, Req } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Public } from '../../access/public.decorator.js';
import { CategoriesService } from '../../categories/categories.service.js';
import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { toChildLinks } from '../../categories/category.presenter.js';
import { toProfile } from '../../companies/company.presenter.js';
import { Config } from '../../core/config/config.js';
import { callerOf } from '../../core/http/routing/caller.js';
import { isAt, requireCanonical } from '../../core/http/pages/canonical.js';
import { Essential } from '../../core/http/errors/essential.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { isPartial, onPageView } from '../../core/http/pages/on-page-view.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { defer } from '../../core/inertia/props.js';
import { view } from '../../core/inertia/responses.js';
import { LocalizedGet } from '../../routes.js';
import { toBestOffers } from './best-offers.js';
import { brandUrl } from './brand-url.js';
import { toBreadcrumb } from '../breadcrumb.js';
import { OfferOrderQuery } from './offer-order.query.js';
import { toLowestPrice, toPriceHistory } from '../price-history.js';
import type { ProductKind } from '../product.entity.js';
import { productHead } from './product-head.js';
import { alertUrl, productUrl, toCard, toDetail, toOffer } from '../product.presenter.js';
import type { OfferRow, ProductRow } from '../products.statements.js';
import { isFromHome } from './is-from-home.js';
import { ProductReachedFromHome, ProductViewed } from '../products.events.js';
import { ProductsService } from '../reading/products.service.js';
import { toVariants } from './variants.js';

const GONE_AFTER_MS = 90 * 24 * 3600 * 1000;

/** The page of one product or service. */
@Controller()
@Public()
export class ProductsPagesController {
  constructor(
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly config: Config,
    private readonly events: EventEmitter2,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('product')
  @Page('products/show')
  @Essential()
  show(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Head() head: PageHead) {
    return this.page(request, id, 'product', request.locale, head);
  }

  @LocalizedGet('service')
  @Page('products/show')
  @Essential()
  showService(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Head() head: PageHead) {
    return this.page(request, id, 'service', request.locale, head);
  }

  private async page(request: FastifyRequest, id: number, kind: ProductKind, locale: Locale, head: PageHead) {
    const product = await this.products.get(
      id,
      kind,
      (row) => row.visible && isAt(request, productUrl(row, locale)),
    );
    if (!product.visible) return this.gone(product, locale, head);
    requireCanonical(request, productUrl(product, locale));
    const [offers, variants, prices, tree, seller] = await Promise.all([
      this.products.offersOf(product),
      this.products.variantsOf(product),
      this.products.pricesOf(product),
      this.categories.tree(),
      kind === 'service' ? this.products.sellerOf(product) : null,
    ]);
    this.count(request, offers);
    const [cheapest] = offers;
    const lowest = cheapest && toLowestPrice(prices, cheapest.price, new Date());
    const detail = toDetail(product, { cheapest, lowest, isOnly: offers.length === 1 }, locale, this.texts);
    const category = visibleCategory(product, tree);
    const breadcrumb = toBreadcrumb(tree, category, locale, detail.name);
    const offerProps = offers.map((offer) => toOffer(offer, locale, this.texts));
    const origin = this.config.publicUrl;
    const entryId = product.groupId ?? id;
    head.set(productHead({ product, detail, offers: offerProps, breadcrumb, locale, origin }));
    return {
      product: detail,
      entryId,
      alertUrl: alertUrl(entryId, product.currency, this.config.mail !== null, locale),
      variants: toVariants(variants, entryId, locale, this.texts),
      breadcrumb,
      brandUrl: category && detail.brand ? brandUrl(detail.brand, tree, category, locale) : null,
      bestOffers: toBestOffers(offerProps, locale, this.texts),
      offers: offerProps,
      offerOrder: lenientQuery(OfferOrderQuery, request.query).order,
      contact: seller && toProfile(seller, locale),
      priceHistory: toPriceHistory(prices, new Date()),
      similar: defer(() => this.similar(product, locale), { rescue: true }),
      ...this.countFromHome(request, id),
    };
  }

  private count(request: FastifyRequest, offers: OfferRow[]): void {
    const ids = offers.map((offer) => offer.id);
    this.events.emit(ProductViewed.event, new ProductViewed(ids, callerOf(request)));
  }

  private countFromHome(request: FastifyRequest, id: number) {
    if (!isPartial(request) && !isFromHome(request, this.config.publicUrl)) return {};
    const event = new ProductReachedFromHome(id, callerOf(request));
    return { fromHome: onPageView(request, () => this.events.emit(ProductReachedFromHome.event, event)) };
  }

  private async similar(product: ProductRow, locale: Locale) {
    return (await this.products.similarTo(product)).map((card) => toCard(card, locale));
  }

  /** The page of a product that is no longer visible: its name and alternatives. */
  private async gone(product: ProductRow, locale: Locale, head: PageHead) {
    const since = product.deletedAt ?? product.unavailableSince;
    const tree = await this.categories.tree();
    const name = localText(product.name, locale) ?? { text: '' };
    const alternatives = await this.products.alternativesTo(product);
    head.set({ title: name.text, robots: 'noindex' });
    const status = since && Date.now() - since.getTime() > GONE_AFTER_MS ? 410 : 404;
    const category = visibleCategory(product, tree);
    const props = {
      name,
      breadcrumb: toBreadcrumb(tree, category, locale, name),
      alternatives: alternatives.map((card) => toCard(card, locale)),
      categories: category ? [] : toChildLinks(tree, null, locale),
    };
    return view('products/gone', props, { status });
  }
}

/** Its first visible category. */
function visibleCategory({ categoryIds }: ProductRow, tree: CategoryTree): CategoryRow | null {
  return categoryIds.map((id) => tree.find(id)).find((row) => row && tree.isVisible(row)) ?? null;
}
