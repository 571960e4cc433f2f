import type { CategoryTree } from '../../categories/category-tree.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Texts } from '../../core/i18n/texts.js';
import type { MediaRow } from '../../media/media.presenter.js';
import { toBreadcrumb } from '../../products/breadcrumb.js';
import { toDetail, toOffer } from '../../products/product.presenter.js';
import type { ProductRecord } from '../../products/product-record.js';
import { visibilityOf } from '../../products/visibility.js';
import { offerUrl } from '../offers-address.js';
import { OffersPageQuery } from '../offers.query.js';

/** The product page of a hidden product. */
export function toPreview(record: ProductRecord, tree: CategoryTree, locale: Locale, texts: Texts) {
  const pictures = record.media.filter(({ status }) => status === 'ready') as MediaRow[];
  const offer = { ...record, logo: record.logo, apart: null, overdue: null, priceUntil: null, terms: null };
  const product = toDetail(
    { ...record, productName: record.name, pictures },
    { cheapest: offer, isOnly: true },
    locale,
    texts,
  );
  const category =
    record.categoryIds.map((id) => tree.find(id)).find((row) => row && tree.isVisible(row)) ?? null;
  return {
    product,
    breadcrumb: toBreadcrumb(tree, category, locale, product.name),
    // links directly to the store: the counting redirect works for visible offers only
    offers: [{ ...toOffer(offer, locale, texts), goUrl: record.link || null }],
    // a hidden offer that is active belongs to a store that is not
    reason: texts.t(`offers.preview_reasons.${visibilityOf({ ...record, storeActive: false })}`, locale),
    editUrl: offerUrl(record.id, new OffersPageQuery(), locale),
  };
}
