import type { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { plainText, readTexts } from '../../core/i18n/local-text.js';
import { chooseImage } from '../../media/image-choice.js';
import { type MediaView, toShownMedia } from '../../media/media-json.presenter.js';
import { toPicture } from '../../media/media.presenter.js';
import { readGtin } from '../../core/text/gtin.js';
import type { ProductJson } from '../product.json.js';
import type { ProductAttributeJson, ProductMediaJson } from '../product-parts.json.js';
import { isOwn } from '../product.policy.js';
import { productUrl, sum } from '../product.presenter.js';
import { plainValues } from '../product-columns.js';
import type { AttributeOfProduct, MediaOfProduct, ProductRecord } from '../product-record.js';

export interface ProductView extends MediaView {
  actor: Actor;
}

/** Offers as JSON, in one language. */
export class ProductJsonPresenter {
  constructor(
    private readonly texts: Texts,
    private readonly tree: CategoryTree,
    private readonly view: ProductView,
  ) {}

  toJson(record: ProductRecord): ProductJson {
    const { origin, locale, actor } = this.view;
    const own = isOwn(actor, record);
    const media = this.toMedia(record, own);
    const { id, name, description, specifications, discount, companyId, companyName, logo } = record;
    const { deliveryDaysMin: min, deliveryDaysMax: max, shownDeliveryCost } = record;
    return {
      id,
      ...plainValues(record),
      ...readTexts({ name, description, specifications }, this.view),
      discount,
      companyId,
      company: {
        id: companyId,
        companyName,
        logo: logo && { url: origin + toPicture(logo, locale, companyName).src },
      },
      deliveryDays: min === null && max === null ? null : { min, max },
      shownDeliveryCost,
      totalPrice:
        shownDeliveryCost === null || record.contract !== null ? null : sum(record.price, shownDeliveryCost),
      clicks: record.clicks,
      media,
      attributes: this.toAttributes(record),
      ...this.toCategories(record, own),
      priceCheckedAt: record.priceCheckedAt.toISOString(),
      imageUrl: new URL(chooseImage({ media: media.flatMap(({ url }) => (url ? [{ url }] : [])) }), origin)
        .href,
      createdAt: record.createdAt.toISOString(),
      updatedAt: record.updatedAt.toISOString(),
      url: origin + productUrl(record, locale),
      lowestPrice: record.lowestPrice,
      offerCount: record.offerCount,
      ...(own && {
        fromFeed: record.fromFeed,
        keptFields: record.keptFields,
        eanNotice: this.eanNotice(record),
      }),
    };
  }

  toAttributes({ attributes }: Pick<ProductRecord, 'attributes'>): ProductAttributeJson[] {
    return attributes.map((attribute, position) => this.toAttribute(attribute, position));
  }

  /** Visitors see images that are ready only. */
  toMedia({ media, name }: Pick<ProductRecord, 'media' | 'name'>, own: boolean): ProductMediaJson[] {
    const fallbackAlt = plainText(name, this.view.locale);
    return media
      .filter(({ status }) => own || status === 'ready')
      .map((picture, position) => this.toPicture(picture, position, fallbackAlt));
  }

  private toAttribute({ name, value, ...rest }: AttributeOfProduct, position: number): ProductAttributeJson {
    return { ...rest, ...readTexts({ name, value }, this.view), position };
  }

  private toPicture(picture: MediaOfProduct, position: number, fallbackAlt: string): ProductMediaJson {
    const shown = toShownMedia(picture, this.view);
    return { ...shown, alt: shown.alt || fallbackAlt, position };
  }

  /** Visitors see visible categories only. */
  private toCategories({ categoryIds }: ProductRecord, own: boolean) {
    const rows = categoryIds.flatMap((id) => this.tree.find(id) ?? []);
    const shown = rows.filter((row) => own || this.tree.isVisible(row));
    return {
      categoryIds: shown.map(({ id }) => id),
      categories: shown.map(({ id, name, parentId }) => ({
        id,
        name: plainText(name, this.view.locale),
        parentId,
      })),
    };
  }

  private eanNotice({ ean, gtin }: ProductRecord): string | null {
    const problem = ean && !gtin ? readGtin(ean).problem : null;
    return problem ? this.texts.t(`feed.issues.${problem}.message`, this.view.locale) : null;
  }
}
