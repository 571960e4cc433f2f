import { FieldErrors } from '../../core/errors/field-errors.js';
import { bareTexts, type Translations, type WrittenText, writtenTexts } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { readHtml } from '../../core/text/html.js';
import { plainText } from '../../core/text/text.js';
import { type Field, INITIAL_VALUES, KEEPABLE_FIELDS, WRITTEN_FIELDS } from '../product-columns.js';
import type { FieldValues } from '../product-fields.js';
import type { ProductRecord } from '../product-record.js';
import { type AttributeChange, attributeChanges } from './attribute.changes.js';
import type { ProductInput, ProductPatchInput } from './product.input.js';
import type { ListedPictureInput } from '../../media/picture.input.js';
import { readGtin } from '../../core/text/gtin.js';

type Columns = FieldValues & Pick<ProductRecord, 'categoryIds' | 'keptFields'>;

/** Fields of a product to write; others do not change. */
export type ProductChanges = Partial<Columns> & {
  attributes?: AttributeChange[];
  media?: ListedPictureInput[];
  /** Errors of the input. */
  errors?: FieldErrors;
};

/** The values of a new product. */
export const NEW_PRODUCT = { ...INITIAL_VALUES, categoryIds: [] as number[] };

const PLAIN_FIELDS = WRITTEN_FIELDS.filter(({ type }) => type !== 'texts');
const ROW_FIELDS = PLAIN_FIELDS.filter(({ name, inRow }) => inRow || name === 'status');

type Stored = Pick<ProductRecord, 'name' | 'description' | 'specifications' | 'attributes'>;
const NOTHING: Stored = { name: {}, description: {}, specifications: {}, attributes: [] };

/**
 * The changes of an input, by a whitelist of fields. Errors of attributes are thrown by `assertWhole`, with the others.
 */
export function toChanges(input: ProductInput, locale: Locale, stored: Stored = NOTHING): ProductChanges {
  const { ean, categoryIds, attributes, media, keptFields } = input;
  const errors = new FieldErrors();
  return {
    ...valuesIn(input, PLAIN_FIELDS),
    ...toTexts(input, locale, stored),
    ...(ean !== undefined && codeOf(ean)),
    categoryIds: categoryIds && [...new Set(categoryIds)],
    attributes: attributes && errors.read(() => attributeChanges(attributes, locale, stored.attributes)),
    media,
    keptFields: keptFields && KEEPABLE_FIELDS.filter((field) => keptFields.includes(field)),
    errors,
  };
}

/** A code of one store's own range, or an ambiguous one, is stored without a GTIN. */
function codeOf(text: string | null): { ean: string | null; gtin: string | null } {
  const { ean, gtin } = text ? readGtin(text) : { ean: null, gtin: null };
  return { ean, gtin };
}

/** The changes of one row in a list. */
export const toPatch = (input: ProductPatchInput): ProductChanges => valuesIn(input, ROW_FIELDS);

/** The values of the fields; null becomes the initial value. */
function valuesIn(input: object, fields: Field[]): ProductChanges {
  const given = input as Record<string, unknown>;
  const values = fields.map((field) => {
    const value = field.partOf ? partIn(given[field.partOf.name], field.partOf.part) : given[field.name];
    return [field.name, value === null ? field.initial : value];
  });
  return Object.fromEntries(values) as ProductChanges;
}

/** A part that is left out of a given object becomes null. */
function partIn(whole: unknown, part: string): unknown {
  return whole ? ((whole as Record<string, unknown>)[part] ?? null) : whole;
}

function toTexts(input: ProductInput, locale: Locale, stored: Stored) {
  const written = (field: 'name' | 'description' | 'specifications', clean: Clean) => {
    const texts: WrittenText = { text: input[field], translations: input.translations?.[field] };
    return cleaned(writtenTexts(stored[field], texts, locale), clean);
  };
  return {
    name: written('name', plainText),
    description: written('description', readHtml),
    specifications: written('specifications', readHtml),
  };
}

type Clean = (text: string) => string | null;

/** Cleaning does not change stored texts, which are clean. */
function cleaned(texts: Translations, clean: Clean): Translations {
  const { lang } = texts;
  const entries = Object.entries(bareTexts(texts)).map(([locale, text]) => [locale, clean(text)] as const);
  return { ...Object.fromEntries(entries.filter(([, text]) => text)), ...(lang && { lang }) };
}
