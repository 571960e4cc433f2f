import { STATUSES } from '../../../products/product-fields.js';
import { truncateText } from '../../../core/text/truncate-text.js';
import { readHtml } from '../../../core/text/html.js';
import type { RawOffer } from '../formats/tables/format.js';
import { readExportedId } from '../formats/katalog-export.js';
import type { ItemIssues } from '../item-issues.js';
import { OFFER_LIMITS } from '../limits.js';
import { cut, type NormaliseRules, readCodes, readConditionOf, readFields, readId } from './normalise.js';
import type { FeedOffer, OfferAttribute, OfferTexts } from '../offer.js';
import { readPrices } from './offer-prices.js';
import { readSupply } from './offer-supply.js';
import { readCategoryPath } from '../values/category-path.js';
import { readWebAddress } from '../values/web-address.js';

type Exported = NonNullable<RawOffer['exported']>;

/**
 * Reads an item that the catalogue has written: texts are taken literally, like those of a form, so that an
 * export and import change nothing. Null when it cannot be an offer; `issues` holds the reason.
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
  const name = cut(raw.name, OFFER_LIMITS.name, 'name', issues);
  const status = STATUSES.find((status) => status === exported.status) ?? null;
  const link = readLink(raw.link, kind === 'service' || status === 'draft', issues);
  if (!name) issues.report('error', 'name_missing');
  if (!prices || !productCode || !name || link === null || issues.rejected) return null;
  const pictures = readPictures(raw, exported, issues);
  const isProduct = kind === 'product';
  const supply = readSupply(raw, rules, issues);
  return {
    ...readFields(raw, issues, asTyped),
    productCode,
    name,
    description: readHtml(raw.description),
    specifications: readHtml(raw.specifications),
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
    attributes: readAttributes(raw.attributes, issues),
    translations: readTranslations(raw.translations ?? {}),
    exported: {
      kind,
      status,
      categoryIds: readCategoryIds(exported.categoryIds),
      pictureIds: pictures.map(({ id }) => id),
    },
  };
}

/** The URL as stored; a service and a draft may have none. */
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

function readPictures(raw: RawOffer, { pictureIds }: Exported, issues: ItemIssues): ExportedPicture[] {
  const pictures = raw.pictures.flatMap((text, index): ExportedPicture[] => {
    const id = readExportedId(pictureIds[index]);
    const address = id === null ? readWebAddress(text) : text;
    if (address === null) issues.report('warning', 'picture_invalid', text);
    return address === null ? [] : [{ id, address, alt: raw.pictureAlts?.[index] ?? {} }];
  });
  if (pictures.length > OFFER_LIMITS.pictures)
    issues.report('notice', 'pictures_too_many', null, { max: OFFER_LIMITS.pictures });
  return pictures.slice(0, OFFER_LIMITS.pictures);
}

function readAttributes(attributes: OfferAttribute[], issues: ItemIssues): OfferAttribute[] {
  if (attributes.length > OFFER_LIMITS.attributes)
    issues.report('notice', 'attributes_too_many', null, { max: OFFER_LIMITS.attributes });
  return attributes.slice(0, OFFER_LIMITS.attributes).map((attribute) => ({
    ...attribute,
    name: truncateText(attribute.name, OFFER_LIMITS.short),
    value: truncateText(attribute.value, OFFER_LIMITS.attributeValue),
    unit: attribute.unit && truncateText(attribute.unit, OFFER_LIMITS.short),
    ...(attribute.translations && {
      translations: {
        name: cutAll(attribute.translations.name, OFFER_LIMITS.short),
        value: cutAll(attribute.translations.value, OFFER_LIMITS.attributeValue),
      },
    }),
  }));
}

function cutAll<Texts extends Partial<Record<string, string>>>(texts: Texts, max: number): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, truncateText(text!, max)]),
  ) as Texts;
}

function readTranslations(
  translations: NonNullable<RawOffer['translations']>,
): NonNullable<FeedOffer['translations']> {
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [language, readTexts(texts)]),
  );
}

function readTexts(texts: OfferTexts): OfferTexts {
  const read: OfferTexts = {};
  const description = texts.description && readHtml(texts.description);
  const specifications = texts.specifications && readHtml(texts.specifications);
  if (texts.name) read.name = truncateText(texts.name, OFFER_LIMITS.name);
  if (description) read.description = description;
  if (specifications) read.specifications = specifications;
  return read;
}

function asTyped(text: string, field: string, issues: ItemIssues): string | null {
  return cut(text, OFFER_LIMITS.short, field, issues) || null;
}
