import { foldText } from '../../../core/i18n/fold-text.js';
import { readHtml } from '../../../core/text/html.js';
import { plainText } from '../../../core/text/text.js';
import { truncateText } from '../../../core/text/truncate-text.js';
import { FEED_FIELDS, type FeedField, type Field } from '../../../products/product-columns.js';
import { readContract } from '../../../products/contract.js';
import { readLines } from '../../../core/text/lines.js';
import { readMeasure } from '../../../products/measure.js';
import type { RawOffer } from '../formats/tables/format.js';
import type { ItemIssues } from '../item-issues.js';
import { OFFER_LIMITS } from '../limits.js';
import type { FeedLanguage, FeedOffer, OfferAttribute, OfferTexts } from '../offer.js';
import { isEmptyValue } from '../values/filler.js';
import { readMoment } from '../values/period.js';
import { readYesNo } from '../values/yes-no.js';
import { isScientific } from '../values/scientific-code.js';

const LINE_END = /\r\n|\r|\n|<br\s*\/?>|<\/li>/i;
const WHOLE = /^-?\d+$/;

export interface TextRules {
  /** The text without markup. */
  plain(text: string): string;
  /** Whether the text is a filler for a missing value. */
  isEmpty(text: string): boolean;
}

/** Texts of a feed. */
export const CLEANED: TextRules = { plain: plainText, isEmpty: isEmptyValue };
/** Texts from an export, or from a person's form. */
export const LITERAL: TextRules = { plain: (text) => text, isEmpty: () => false };

/** Fields with a single text each. */
export function readFields(raw: RawOffer, issues: ItemIssues, texts: TextRules): Pick<FeedOffer, FeedField> {
  const values: Partial<Record<FeedField, string | number | null>> = {};
  for (const field of FEED_FIELDS) values[field.name] = readField(field, raw[field.name], issues, texts);
  return values as Pick<FeedOffer, FeedField>;
}

function readField(
  field: Field & { name: FeedField },
  text: string,
  issues: ItemIssues,
  texts: TextRules,
): string | number | null {
  if (field.type === 'text' && field.rule === 'lines') return text ? readLinesOf(text, texts) : null;
  // a bare "false" is no value of other fields
  const code = field.type === 'code' ? readTyped(field, texts.plain(text)) : null;
  if (code !== null) return code;
  const stated = text && readShort(text, field.name, issues, texts);
  if (!stated) return null;
  const value = readTyped(field, stated);
  if (value === null) issues.report('warning', 'value_unknown', text, { field: field.name });
  return value;
}

/** @returns null: there is no line with a value */
function readLinesOf(text: string, { plain, isEmpty }: TextRules): string | null {
  const lines = text.split(LINE_END).map(plain);
  return readLines(lines.filter((line) => !isEmpty(line)).join('\n'));
}

function readTyped(field: Field, text: string): string | number | null {
  switch (field.type) {
    case 'code':
      return valueOf(field.values, text) ?? valueOf(field.values, readYesNo(text) ?? '');
    case 'measure':
      return readMeasure(text);
    case 'contract':
      return readContract(text);
    case 'integer':
      return readWhole(text, field);
    case 'instant':
      return readMoment(text, field.edge);
    default:
      // rounded numbers would make variants of different products
      return isScientific(text) ? null : text;
  }
}

function readWhole(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = WHOLE.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : null;
}

function valueOf(values: readonly string[], text: string): string | null {
  const wanted = foldText(text);
  return values.find((value) => foldText(value) === wanted) ?? null;
}

function readShort(text: string, field: string, issues: ItemIssues, texts: TextRules): string | null {
  const plain = texts.plain(text);
  return plain && !texts.isEmpty(plain) ? cutText(plain, OFFER_LIMITS.short, field, issues) || null : null;
}

export function readAttributes(
  attributes: readonly OfferAttribute[],
  issues: ItemIssues,
  texts: TextRules,
): OfferAttribute[] {
  if (attributes.length > OFFER_LIMITS.attributes)
    issues.report('notice', 'attributes_too_many', null, { max: OFFER_LIMITS.attributes });
  return attributes
    .slice(0, OFFER_LIMITS.attributes)
    .map((attribute) => readAttribute(attribute, texts))
    .filter(({ name, value }) => name && value);
}

function readAttribute(attribute: OfferAttribute, { plain }: TextRules): OfferAttribute {
  const name = (text: string) => truncateText(plain(text), OFFER_LIMITS.short);
  const value = (text: string) => truncateText(plain(text), OFFER_LIMITS.attributeValue);
  const read: OfferAttribute = {
    ...attribute,
    name: name(attribute.name),
    value: value(attribute.value),
    unit: attribute.unit && name(attribute.unit),
  };
  if (attribute.translations)
    read.translations = {
      name: mapTexts(attribute.translations.name, name),
      value: mapTexts(attribute.translations.value, value),
    };
  return read;
}

/** One translation repeats the offer's own text, which is long and already read. */
export function readTranslations(
  translations: NonNullable<FeedOffer['translations']>,
  raw: RawOffer,
  offer: Pick<FeedOffer, 'description' | 'specifications'>,
  rules: TextRules,
): NonNullable<FeedOffer['translations']> {
  const read: NonNullable<FeedOffer['translations']> = {};
  for (const [language, texts] of Object.entries(translations) as [FeedLanguage, OfferTexts][])
    read[language] = readTexts(texts, rules, (field) =>
      texts[field] === raw[field] ? offer[field] : readOwnHtml(texts[field], rules),
    );
  return read;
}

/** HTML of the offer itself; null: none. */
const readOwnHtml = (text = '', { isEmpty }: TextRules): string | null =>
  isEmpty(text) ? null : readHtml(text);

function readTexts(
  { name }: OfferTexts,
  { plain, isEmpty }: TextRules,
  html: (field: 'description' | 'specifications') => string | null,
): OfferTexts {
  const texts: OfferTexts = {};
  const cleanName = name && truncateText(plain(name), OFFER_LIMITS.name);
  const cleanDescription = html('description');
  const cleanSpecifications = html('specifications');
  if (cleanName && !isEmpty(cleanName)) texts.name = cleanName;
  if (cleanDescription) texts.description = cleanDescription;
  if (cleanSpecifications) texts.specifications = cleanSpecifications;
  return texts;
}

function mapTexts<Texts extends Record<string, string>>(texts: Texts, read: (text: string) => string): Texts {
  const all: Record<string, string> = {};
  for (const language in texts) all[language] = read(texts[language]!);
  return all as Texts;
}

/** @returns the text, shortened and reported if it is too long */
export function cutText(text: string, max: number, field: string, issues: ItemIssues): string {
  if (text.length <= max) return text;
  issues.report('notice', 'text_cut', text, { field, max });
  return truncateText(text, max).trim();
}
