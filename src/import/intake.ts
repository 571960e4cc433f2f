import { createHash } from 'node:crypto';
import type { Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { OfferRecord } from '../products/offer-record.js';
import type { CategoryResolver } from './category-resolver.js';
import { fingerprint } from './feed/fingerprint.js';
import type { AcceptedItem, FeedIssue, FeedItem, FeedOffer, OfferAttribute } from './feed/offer.js';
import type { FeedLanguageSetting } from './import.entity.js';

/** What the store and its feed are set to. */
export interface IntakeSettings {
  language: FeedLanguageSetting;
  uncategorisedId: number;
  /** Names of well-known attributes, which a feed gives in one language only. */
  attributeNames: Record<string, Translations>;
}

/** An item after the rules of the catalogue: an offer to write, or none. */
export interface IntakenItem {
  itemNumber: number;
  record: OfferRecord | null;
  issues: FeedIssue[];
}

/** Turns a feed's item into what the catalogue stores; both passes of an import see the same. */
export function takeIn(item: FeedItem, settings: IntakeSettings, categories: CategoryResolver): IntakenItem {
  if (item.kind === 'rejected') return { itemNumber: item.itemNumber, record: null, issues: item.issues };
  const { offer } = item;
  const refusal = refuse(item, categories);
  if (refusal) return { itemNumber: item.itemNumber, record: null, issues: [...item.issues, refusal] };
  const place = categories.resolve(offer.categoryPath);
  const issues = [...item.issues, ...noticesOf(item, place?.categoryId ?? null)];
  return {
    itemNumber: item.itemNumber,
    record: toRecord(offer, place?.categoryId ?? settings.uncategorisedId, settings),
    issues,
  };
}

function refuse(item: AcceptedItem, categories: CategoryResolver): FeedIssue | null {
  const { offer } = item;
  const blocked = categories.blockedReason(offer.categoryPath);
  if (!blocked) return null;
  return issue(item, 'error', `category_blocked_${blocked}`, {}, offer.categoryPath.join(' > '));
}

function noticesOf(item: AcceptedItem, categoryId: number | null): FeedIssue[] {
  if (categoryId !== null) return [];
  return [issue(item, 'warning', 'category_unmapped', {}, item.offer.categoryPath.join(' > ') || null)];
}

function issue(
  { itemNumber, line, offer }: AcceptedItem,
  severity: FeedIssue['severity'],
  code: string,
  values: FeedIssue['values'],
  text: string | null,
): FeedIssue {
  return { itemNumber, line, productCode: offer.productCode, severity, code, values, text };
}

function toRecord(offer: FeedOffer, categoryId: number, settings: IntakeSettings): OfferRecord {
  const { language } = settings;
  const { categoryPath: _path, translations, pictureAlts = [], attributes, ...columns } = offer;
  // where a feed has translations they are complete, and the plain text only repeats one of them
  const text = (key: 'name' | 'description' | 'specifications'): Translations =>
    translations
      ? { ...(language === 'other' && inLanguage(offer[key], language)), ...translated(translations, key) }
      : inLanguage(offer[key], language);
  return {
    ...columns,
    name: text('name'),
    description: text('description'),
    specifications: text('specifications'),
    pictureAlts,
    attributes: attributes.map((attribute) => toAttribute(attribute, settings)),
    categoryIds: [categoryId],
    contentHash: contentHash(offer, categoryId, language),
  };
}

function toAttribute(
  { key, name, value, unit, translations }: OfferAttribute,
  { language, attributeNames }: IntakeSettings,
) {
  const known = key === undefined ? undefined : attributeNames[key];
  return {
    name: translations?.name ?? known ?? inLanguage(name, language),
    value: translations?.value ?? inLanguage(value, language),
    unit,
  };
}

/** A feed in one language is stored under it; one in a third language as found, in both. */
function inLanguage(value: string | null, language: FeedLanguageSetting): Translations {
  if (!value) return {};
  return language === 'other' ? { sl: value, en: value } : { [language]: value };
}

function translated(
  translations: NonNullable<FeedOffer['translations']>,
  key: 'name' | 'description' | 'specifications',
): Translations {
  const texts = Object.entries(translations).flatMap(([locale, values]) =>
    values?.[key] ? [[locale as Locale, values[key]] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** What the offer says, where it goes and in which language: 16 bytes. */
function contentHash(offer: FeedOffer, categoryId: number, language: FeedLanguageSetting): Buffer {
  return createHash('sha256')
    .update(fingerprint(offer))
    .update(`${categoryId}:${language}`)
    .digest()
    .subarray(0, 16);
}
