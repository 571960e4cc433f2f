import { leadsToPublicHost } from '../../../core/fetch/public-host.js';
import { truncateText } from '../../../core/text/truncate-text.js';
import { readGtin, splitGtins, type GtinReading } from '../../../core/text/gtin.js';
import type { RawOffer } from '../formats/tables/format.js';
import type { ItemIssues } from '../item-issues.js';
import { OFFER_LIMITS } from '../limits.js';
import type { FeedOffer } from '../offer.js';
import { type OfferPrices, type PriceRules, readPrices } from './offer-prices.js';
import { readPlans } from './offer-contract.js';
import { readSupply, type SupplyRules } from './offer-supply.js';
import { CLEANED, cutText, readAttributes, readFields, readTranslations } from './offer-texts.js';
import { readCondition } from '../values/supply/availability.js';
import { readCategoryPath } from '../values/category-path.js';
import { readHtml } from '../../../core/text/html.js';
import { readPictures } from '../values/pictures.js';
import { plainText, withoutControls } from '../../../core/text/text.js';
import { isEmptyValue } from '../values/filler.js';
import { onlyAddress } from '../values/only-address.js';
import { readYesNo } from '../values/yes-no.js';
import { isRelative, readWebAddress } from '../values/web-address.js';

/** Replacement characters, and UTF-8 that was decoded as windows-1250 or 1252: Å¡ and Ĺˇ for š. */
const DAMAGED = /\ufffd|[ÄÅÃ][\u0080-\u009f\u00a1-\u00bf\u0152\u0160\u0161\u017d\u017e]|Ä[ŤŚ]|Ĺ[ˇľ˝]|â€/;

const ONLY_VARIANT = 'Default Title';

/** Maximum length of a field with codes; no product has more. */
const MAX_CODES_LENGTH = 2000;

export interface NormaliseRules extends PriceRules, SupplyRules {
  /** The shop's website, for relative URLs; null when unknown. */
  baseUrl: string | null;
  /** Exact origins of private networks from which images may be fetched. */
  privateOrigins: readonly string[];
}

/** Makes one offer of an item's values; null when it cannot be one: `issues` holds the reason. */
export function normalise(raw: RawOffer, rules: NormaliseRules, issues: ItemIssues): FeedOffer | null {
  const prices = readPrices(raw, rules, issues);
  const plans = prices && readPlans(raw, prices, rules, issues);
  const productCode = readId(raw.id, issues);
  const name = readName(raw.name, issues);
  const link = readLink(raw.link, rules.baseUrl, issues);
  if (!prices || !productCode || !name || !link || issues.rejected) return null;
  return assemble(raw, { prices: { ...prices, ...plans }, productCode, name, link, rules }, issues);
}

interface Essentials {
  prices: OfferPrices & { contract?: string };
  productCode: string;
  name: string;
  link: string;
  rules: NormaliseRules;
}

function assemble(raw: RawOffer, known: Essentials, issues: ItemIssues): FeedOffer {
  const { prices, productCode, name, link, rules } = known;
  const { ean, gtin } = readCodes(raw.eans, issues);
  const pictures = readPicturesOf(raw, link, rules, issues);
  const supply = readSupply(raw, rules, issues);
  const fields = readFields(raw, issues, CLEANED);
  const offer: FeedOffer = {
    productCode,
    name,
    description: isEmptyValue(raw.description) ? null : readHtml(raw.description),
    specifications: readHtml(raw.specifications),
    priceCents: prices.priceCents,
    regularPriceCents: prices.regularPriceCents,
    salePriceCents: prices.salePriceCents,
    saleFrom: prices.saleFrom,
    saleUntil: prices.saleUntil,
    currency: prices.currency,
    deliveryCostCents: prices.deliveryCostCents,
    link,
    ean,
    gtin,
    stock: supply.stock,
    availability: supply.availability,
    deliveryDaysMin: supply.deliveryDaysMin,
    deliveryDaysMax: supply.deliveryDaysMax,
    condition: readConditionOf(raw.condition, issues),
    categoryPath: readCategory(raw.categoryPath, issues),
    pictures: pictures.addresses,
    attributes: readAttributes(raw.attributes, issues, CLEANED),
    // last: an object that begins with a copy of others grows slowly
    ...fields,
    contract: prices.contract ?? fields.contract,
  };
  if (pictures.alts.some((alt) => Object.keys(alt).length > 0)) offer.pictureAlts = pictures.alts;
  if (raw.googleCategory) offer.googleCategory = raw.googleCategory;
  if (raw.adult && readYesNo(raw.adult) === 'yes') offer.adult = true;
  if (raw.translations) offer.translations = readTranslations(raw.translations, raw, offer, CLEANED);
  return offer;
}

/** The product code of an item, trimmed; null if there is none that can be stored. */
export function readId(text: string, issues: ItemIssues): string | null {
  const id = text.trim();
  if (!id) issues.report('error', 'id_missing');
  else if (id.length > OFFER_LIMITS.productCode)
    issues.report('error', 'id_too_long', id, { max: OFFER_LIMITS.productCode });
  else return id;
  return null;
}

function readName(text: string, issues: ItemIssues): string | null {
  // doubly escaped tags are unescaped to text by now
  const name = cutText(ownName(plainText(plainText(text))), OFFER_LIMITS.name, 'name', issues);
  if (!name || isEmptyValue(name)) {
    issues.report('error', 'name_missing', name || null);
    return null;
  }
  if (DAMAGED.test(text)) issues.report('warning', 'text_damaged', name);
  return name;
}

/** A name with single spaces, without Shopify's title of a default variant. */
const ownName = (name: string): string =>
  name.endsWith(ONLY_VARIANT) ? name.slice(0, -ONLY_VARIANT.length).replace(/ ?[-–—|/]? ?\(?$/, '') : name;

function readLink(text: string, baseUrl: string | null, issues: ItemIssues): string | null {
  const { address, others } = onlyAddress(text.trim());
  const link = readWebAddress(address, baseUrl);
  if (link === null) issues.report('error', address ? 'link_invalid' : 'link_missing', address || null);
  else if (!leadsToPublicHost(link)) issues.report('error', 'link_not_public', link);
  else if (others) issues.report('warning', 'link_several', text, { link });
  else if (isRelative(address)) issues.report('notice', 'link_relative', address);
  return link;
}

/** The levels that are stored: a deeper path is usually several paths in one. */
function readCategory(text: string, issues: ItemIssues): string[] {
  const names = readCategoryPath(text);
  const max = OFFER_LIMITS.categoryDepth;
  if (names.length > max) issues.report('notice', 'category_too_deep', names.join(' > '), { max });
  return names.slice(0, max);
}

/** The first code that may join stores, else the first that may be shown. */
export function readCodes(texts: readonly string[], issues: ItemIssues): Pick<FeedOffer, 'ean' | 'gtin'> {
  let best: GtinReading | null = null;
  const found = new Set<string>();
  for (const text of texts.filter((text) => !isEmptyValue(text.trim())))
    for (const code of splitGtins(withoutControls(truncateText(text, MAX_CODES_LENGTH)))) {
      const reading = readGtin(code);
      if (reading.problem) issues.report('warning', reading.problem, code);
      if (reading.ean) found.add(reading.ean.padStart(14, '0'));
      if (!best?.gtin && (reading.gtin || (reading.ean && !best))) best = reading;
    }
  if (found.size > 1) issues.report('notice', 'ean_several', texts.join(', '), { ean: best!.ean! });
  return { ean: best?.ean ?? null, gtin: best?.gtin ?? null };
}

export function readConditionOf(text: string, issues: ItemIssues): FeedOffer['condition'] {
  if (!text) return 'new';
  const condition = readCondition(text);
  if (!condition) issues.report('warning', 'condition_unknown', text);
  return condition ?? 'new';
}

function readPicturesOf(
  raw: RawOffer,
  link: string,
  { baseUrl, privateOrigins }: NormaliseRules,
  issues: ItemIssues,
): ReturnType<typeof readPictures> {
  const pictures = readPictures(raw.pictures, { base: baseUrl ?? link, privateOrigins }, raw.pictureAlts);
  if (pictures.invalid !== null) issues.report('warning', 'picture_invalid', pictures.invalid);
  if (pictures.notPublic !== null) issues.report('warning', 'picture_not_public', pictures.notPublic);
  if (pictures.relative !== null) issues.report('notice', 'picture_relative', pictures.relative);
  if (pictures.tooMany) issues.report('notice', 'pictures_too_many', null, { max: OFFER_LIMITS.pictures });
  return pictures;
}
