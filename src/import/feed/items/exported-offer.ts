import { STATUSES } from '../../../products/product-fields.js';
import { readHtml } from '../../../core/text/html.js';
import type { RawOffer } from '../formats/tables/format.js';
import { readExportedId } from '../formats/katalog.js';
import type { ItemIssues } from '../item-issues.js';
import { OFFER_LIMITS } from '../limits.js';
import { type NormaliseRules, readCodes, readConditionOf, readId } from './normalise.js';
import { cutText, LITERAL, readAttributes, readFields, readTranslations } from './offer-texts.js';
import type { FeedOffer } from '../offer.js';
import { readPrices } from './offer-prices.js';
import { readSupply } from './offer-supply.js';
import { readCategoryPath } from '../values/category-path.js';
import { leadsOutside } from '../../../core/fetch/resolve.js';
import { readWebAddress } from '../values/web-address.js';

/**
 * Reads an exported item: texts are taken literally, like in a form, so that an export and import change
 * nothing. Null if it cannot be an offer; `issues` contains the reason.
 */
export function readExportedOffer(
  raw: RawOffer,
  rules: NormaliseRules,
  issues: ItemIssues,
): FeedOffer | null {
  const exported = raw.exported!;
  const kind = exported.kind === 'service' ? 'service' : 'product';
  const prices = readPrices(raw, rules, issues);
  const productCode = readId(raw.id, issues);
  const name = cutText(raw.name, OFFER_LIMITS.name, 'name', issues);
  const status = STATUSES.find((status) => status === exported.status && status !== 'blocked') ?? null;
  const link = readLink(raw.link, kind === 'service' || status === 'draft', issues);
  if (!name) issues.report('error', 'name_missing');
  if (!prices || !productCode || !name || link === null || issues.rejected) return null;
  const pictures = readPictures(raw, rules, issues);
  const isProduct = kind === 'product';
  const supply = readSupply(raw, rules, issues);
  const texts = { description: readHtml(raw.description), specifications: readHtml(raw.specifications) };
  return {
    ...readFields(raw, issues, LITERAL),
    productCode,
    name,
    ...texts,
    ...prices,
    link,
    // services have neither
    ...(isProduct ? readCodes(raw.eans, issues) : { ean: null, gtin: null }),
    ...supply,
    stock: isProduct ? supply.stock : null,
    condition: readConditionOf(raw.condition, issues),
    // its categories are stated by id, however deep they are
    categoryPath: readCategoryPath(raw.categoryPath).slice(0, OFFER_LIMITS.categoryDepth),
    pictures: pictures.map(({ address }) => address),
    pictureAlts: pictures.map(({ alt }) => alt),
    attributes: readAttributes(raw.attributes, issues, LITERAL),
    translations: readTranslations(raw.translations ?? {}, raw, texts, LITERAL),
    exported: {
      kind,
      status,
      categoryIds: readCategoryIds(exported.categoryIds),
      pictureIds: pictures.map(({ id }) => id),
      ...(exported.sheet && { sheet: exported.sheet }),
    },
  };
}

/** The URL as stored; optional for a service and a draft. */
function readLink(text: string, mayLack: boolean, issues: ItemIssues): string | null {
  if (!text && mayLack) return '';
  const link = readWebAddress(text);
  if (link === null) issues.report('error', text ? 'link_invalid' : 'link_missing', text || null);
  return link && isAsTyped(text) ? text : link;
}

const isAsTyped = (text: string) =>
  /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && text.length <= OFFER_LIMITS.link;

function readCategoryIds(texts: string[]): number[] | null {
  if (texts.includes('none')) return [];
  const ids = texts.flatMap((text) => readExportedId(text) ?? []);
  return ids.length ? [...new Set(ids)] : null;
}

interface ExportedPicture {
  id: number | null;
  address: string;
  alt: Partial<Record<'sl' | 'en', string>>;
}

function readPictures(
  raw: RawOffer,
  { privateOrigins }: NormaliseRules,
  issues: ItemIssues,
): ExportedPicture[] {
  const { pictureIds } = raw.exported!;
  const pictures = raw.pictures.flatMap((text, index): ExportedPicture[] => {
    const id = readExportedId(pictureIds[index]);
    const address = id === null ? readWebAddress(text) : text;
    if (address === null) issues.report('warning', 'picture_invalid', text);
    const isPublic = id !== null || !address || leadsOutside(address, privateOrigins);
    if (!isPublic) issues.report('warning', 'picture_not_public', text);
    return address === null || !isPublic ? [] : [{ id, address, alt: raw.pictureAlts?.[index] ?? {} }];
  });
  if (pictures.length > OFFER_LIMITS.pictures)
    issues.report('notice', 'pictures_too_many', null, { max: OFFER_LIMITS.pictures });
  return pictures.slice(0, OFFER_LIMITS.pictures);
}
