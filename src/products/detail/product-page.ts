import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { FastifyRequest } from 'fastify';
import { CategoriesService } from '../../categories/categories.service.js';
import { toChildLinks } from '../../categories/category.presenter.js';
import { toProvider } from '../../companies/company.presenter.js';
import { Config } from '../../core/config/config.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { isAt, requireCanonical } from '../../core/http/pages/canonical.js';
import { isPartial, onPageView } from '../../core/http/pages/on-page-view.js';
import type { PageHead } from '../../core/http/pages/page-head.js';
import '../../core/http/pages/shared-page.js';
import { callerOf } from '../../core/http/routing/caller.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { defer } from '../../core/inertia/props.js';
import { view } from '../../core/inertia/responses.js';
import { toBreadcrumb } from '../breadcrumb.js';
import { isOutlier } from '../comparison/compared-offer.js';
import { toLowestPrice, toMarketBefore, toPriceHistory } from '../price-history.js';
import type { ProductKind } from '../product.entity.js';
import { alertUrl, productUrl, toCard, toDetail, toOffer } from '../product.presenter.js';
import { ProductReachedFromHome, ProductViewed } from '../products.events.js';
import type { OfferRow, ProductRow } from '../products.statements.js';
import { ProductsService } from '../reading/products.service.js';
import { toBestOffers } from './best-offers.js';
import { brandUrl } from './brand-url.js';
import { isFromHome } from './is-from-home.js';
import { toLeftOut } from './left-out.js';
import { OfferOrderQuery } from './offer-order.query.js';
import { productHead } from './product-head.js';
import { toSupplyNote } from './supply-note.js';
import { toTwins } from './twins.js';
import { toVariants } from './variants.js';

const GONE_AFTER_MS = 90 * 24 * 3600 * 1000;

/** Assembles the page of one product or service. */
@Injectable()
export class ProductPage {
  constructor(
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly config: Config,
    private readonly events: EventEmitter2,
    private readonly texts: Texts,
  ) {}

  /** @throws NotFound when there is no such product, not even a hidden or deleted one */
  async show(request: FastifyRequest, { id, kind }: { id: number; kind: ProductKind }, head: PageHead) {
    const { locale } = request;
    const product = await this.products.get(
      id,
      kind,
      (row) => row.visible && isAt(request, addressOf(row, locale)),
    );
    if (!product.visible && !product.joinedId) return this.showGone(product, locale, head);
    requireCanonical(request, addressOf(product, locale));
    const content = await this.readContent(product);
    this.countView(request, content.offers);
    const props = this.toProps(product, content, locale);
    request.cacheKey = String(props.entryId);
    head.set(productHead({ ...props, row: product, locale, origin: this.config.publicUrl }));
    return {
      ...props,
      offerOrder: lenientQuery(OfferOrderQuery, request.query).order,
      similar: defer(() => this.findSimilar(product, locale), { rescue: true }),
      ...this.countReachedFromHome(request, id),
    };
  }

  private async readContent(product: ProductRow) {
    const [offers, leftOut, variants, twins, prices, tree, seller] = await Promise.all([
      this.products.offersOf(product),
      this.products.leftOutOf(product),
      this.products.variantsOf(product),
      this.products.twinsOf(product),
      this.products.pricesOf(product),
      this.categories.tree(),
      product.kind === 'service' ? this.products.sellerOf(product) : null,
    ]);
    return { offers, leftOut, variants, twins, prices, tree, seller };
  }

  private toProps(product: ProductRow, content: ProductContent, locale: Locale) {
    const { variants, prices, tree, seller } = content;
    const offers = content.offers.filter(({ apart }) => !isOutlier(apart));
    const [cheapest] = offers;
    const lowest = cheapest && toLowestPrice(prices, cheapest.price, new Date());
    const marketBefore = cheapest && toMarketBefore(prices, cheapest.id);
    const priced = { cheapest, lowest, marketBefore, isOnly: offers.length === 1 };
    const detail = toDetail(product, priced, locale, this.texts);
    const category = tree.firstVisible(product.categoryIds);
    const offerProps = offers.map((offer) => toOffer(offer, locale, this.texts, product.productName));
    const entryId = product.groupId ?? product.id;
    return {
      product: detail,
      entryId,
      alertUrl: alertUrl(entryId, product, this.config.mail !== null, locale),
      twins: toTwins(content.twins, locale, this.texts),
      variants: toVariants(variants, entryId, locale, this.texts),
      breadcrumb: toBreadcrumb(tree, category, locale, detail.name),
      brandUrl: category && detail.brand ? brandUrl(detail.brand, tree, category, locale) : null,
      bestOffers: toBestOffers(offerProps, locale, this.texts),
      supply: product.kind === 'product' ? toSupplyNote(offerProps, locale, this.texts) : null,
      offers: offerProps,
      leftOut: toLeftOut(content.leftOut, product.groupId, locale, this.texts),
      provider: seller && toProvider(seller, locale),
      priceHistory: toPriceHistory(prices, new Date()),
    };
  }

  private countView(request: FastifyRequest, offers: OfferRow[]): void {
    const ids = offers.map((offer) => offer.id);
    this.events.emit(ProductViewed.event, new ProductViewed(ids, callerOf(request)));
  }

  private countReachedFromHome(request: FastifyRequest, id: number) {
    if (!isPartial(request) && !isFromHome(request, this.config.publicUrl)) return {};
    const event = new ProductReachedFromHome(id, callerOf(request));
    return { fromHome: onPageView(request, () => this.events.emit(ProductReachedFromHome.event, event)) };
  }

  private async findSimilar(product: ProductRow, locale: Locale) {
    return (await this.products.similarTo(product)).map((card) =>
      toCard(card, locale, this.texts.translator(locale)),
    );
  }

  /** Shows the name of a product that visitors no longer see, and alternatives to it. */
  private async showGone(product: ProductRow, locale: Locale, head: PageHead) {
    const since = product.deletedAt ?? product.unavailableSince;
    const tree = await this.categories.tree();
    const name = localText(product.name, locale) ?? { text: '' };
    const alternatives = await this.products.alternativesTo(product);
    head.set({ title: name.text, robots: 'noindex' });
    const status = since && Date.now() - since.getTime() > GONE_AFTER_MS ? 410 : 404;
    const category = tree.firstVisible(product.categoryIds);
    const props = {
      name,
      breadcrumb: toBreadcrumb(tree, category, locale, name),
      alternatives: alternatives.map((card) => toCard(card, locale, this.texts.translator(locale))),
      categories: category ? [] : toChildLinks(tree, null, locale),
    };
    return view('products/gone', props, { status });
  }
}

/** The product's own page, or the one that it was joined with. */
const addressOf = ({ joinedId, joinedName, ...product }: ProductRow, locale: Locale): string =>
  productUrl(joinedId && joinedName ? { id: joinedId, kind: 'product', name: joinedName } : product, locale);

type ProductContent = Awaited<ReturnType<ProductPage['readContent']>>;
