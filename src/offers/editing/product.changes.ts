import { FieldErrors } from '../../core/errors/field-errors.js';
import type { WrittenText } from '../../core/i18n/local-text.js';
import { type Translations, writtenTexts } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { readHtml } from '../../core/text/html.js';
import { plainText } from '../../core/text/text.js';
import type { ProductRecord } from '../../products/product-record.js';
import { type AttributeChange, attributeChanges } from './attribute.changes.js';
import type { ProductInput, ProductPatchInput } from './product.input.js';
import type { ListedPictureInput } from '../../media/picture.input.js';
import { readGtin } from '../../product-data/gtin.js';
import type { ProductField } from './product-fields.js';

type Columns = Pick<ProductRecord, ProductField | 'brand' | 'gtin' | 'categoryIds'>;

/** What is to be written of a product; what stays as it is is left out. */
export type ProductChanges = Partial<Columns> & {
  attributes?: AttributeChange[];
  media?: ListedPictureInput[];
  /** What does not hold of the input. */
  errors?: FieldErrors;
};

/** What a product is made of before anything is said of it. */
export const NEW_PRODUCT = {
  kind: 'product',
  status: 'draft',
  name: {},
  description: {},
  specifications: {},
  regularPrice: null,
  currency: 'EUR',
  link: '',
  brand: null,
  ean: null,
  gtin: null,
  mpn: null,
  stock: null,
  availability: 'unknown',
  deliveryCost: null,
  deliveryDaysMin: null,
  deliveryDaysMax: null,
  condition: 'new',
  variantGroup: null,
  categoryIds: [],
} as const satisfies Partial<Columns>;

type Stored = Pick<ProductRecord, 'name' | 'description' | 'specifications' | 'attributes'>;
const NOTHING: Stored = { name: {}, description: {}, specifications: {}, attributes: [] };

/**
 * What the input says by name: nothing else gets through. What does not hold of its attributes is told by `assertWhole`,
 * with the rest.
 */
export function toChanges(input: ProductInput, locale: Locale, stored: Stored = NOTHING): ProductChanges {
  const { kind, status, productCode, currency, link, brand, mpn, condition, variantGroup } = input;
  const { deliveryDays, categoryIds, attributes, media } = input;
  const errors = new FieldErrors();
  return {
    ...toPatch({ ...input, status: undefined }),
    ...toTexts(input, locale, stored),
    kind,
    status,
    productCode,
    currency,
    link: link === null ? '' : link,
    brand,
    ...(input.ean !== undefined && codeOf(input.ean)),
    mpn,
    deliveryDaysMin: deliveryDays === null ? null : deliveryDays && (deliveryDays.min ?? null),
    deliveryDaysMax: deliveryDays === null ? null : deliveryDays && (deliveryDays.max ?? null),
    condition,
    variantGroup,
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
export function toPatch(input: ProductPatchInput): ProductChanges {
  const { status, price, regularPrice, stock, availability, deliveryCost } = input;
  return { status, price, regularPrice, stock, availability, deliveryCost };
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
