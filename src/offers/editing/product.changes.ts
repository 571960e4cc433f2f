import { FieldErrors } from '../../core/errors/field-errors.js';
import type { WrittenText } from '../../core/i18n/local-text.js';
import { type Translations, writtenTexts } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { readHtml } from '../../core/text/html.js';
import { plainText } from '../../core/text/text.js';
import { type Field, INITIAL_VALUES, WRITTEN_FIELDS } from '../../products/product-columns.js';
import type { FieldValues } from '../../products/product-fields.js';
import type { ProductRecord } from '../../products/product-record.js';
import { type AttributeChange, attributeChanges } from './attribute.changes.js';
import type { ProductInput, ProductPatchInput } from './product.input.js';
import type { ListedPictureInput } from '../../media/picture.input.js';
import { readGtin } from '../../product-data/gtin.js';

type Columns = FieldValues & Pick<ProductRecord, 'categoryIds'>;

/** What is to be written of a product; what stays as it is is left out. */
export type ProductChanges = Partial<Columns> & {
  attributes?: AttributeChange[];
  media?: ListedPictureInput[];
  /** What does not hold of the input. */
  errors?: FieldErrors;
};

/** What a product is made of before anything is said of it. */
export const NEW_PRODUCT = { ...INITIAL_VALUES, categoryIds: [] as number[] };

const PLAIN_FIELDS = WRITTEN_FIELDS.filter(({ type }) => type !== 'texts');
const ROW_FIELDS = PLAIN_FIELDS.filter(({ name, inRow }) => inRow || name === 'status');

type Stored = Pick<ProductRecord, 'name' | 'description' | 'specifications' | 'attributes'>;
const NOTHING: Stored = { name: {}, description: {}, specifications: {}, attributes: [] };

/**
 * What the input says by name: nothing else gets through. What does not hold of its attributes is told by `assertWhole`,
 * with the rest.
 */
export function toChanges(input: ProductInput, locale: Locale, stored: Stored = NOTHING): ProductChanges {
  const { ean, categoryIds, attributes, media } = input;
  const errors = new FieldErrors();
  return {
    ...valuesIn(input, PLAIN_FIELDS),
    ...toTexts(input, locale, stored),
    ...(ean !== undefined && codeOf(ean)),
    categoryIds: categoryIds && [...new Set(categoryIds)],
    attributes: attributes && errors.read(() => attributeChanges(attributes, locale, stored.attributes)),
    media,
    errors,
  };
}

/** One that is good in one store only, or ambiguous, is kept, but joins no comparison. */
function codeOf(text: string | null): { ean: string | null; gtin: string | null } {
  const { ean, gtin } = text ? readGtin(text) : { ean: null, gtin: null };
  return { ean, gtin };
}

/** What is changed in a list. */
export const toPatch = (input: ProductPatchInput): ProductChanges => valuesIn(input, ROW_FIELDS);

/** What the input says of the fields by name; what is taken away is what it is in a new product. */
function valuesIn(input: object, fields: Field[]): ProductChanges {
  const given = input as Record<string, unknown>;
  const values = fields.map((field) => {
    const value = field.partOf ? partIn(given[field.partOf.name], field.partOf.part) : given[field.name];
    return [field.name, value === null ? field.initial : value];
  });
  return Object.fromEntries(values) as ProductChanges;
}

/** A part that is not stated is taken away. */
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

/** Stored texts are clean already, and stay what they are. */
function cleaned(texts: Translations, clean: Clean): Translations {
  const entries = Object.entries(texts).map(([locale, text]) => [locale, clean(text)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text)) as Translations;
}
