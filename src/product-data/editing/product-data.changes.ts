import type { AttributeRegistry } from '../../attributes/attribute-registry.js';
import type { AttributeValueInput } from '../../attributes/attribute-value.input.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { FieldErrors } from '../../core/errors/field-errors.js';
import { plainText, type Translations, type WrittenText, writtenTexts } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { readHtml } from '../../core/text/html.js';
import { readGtin } from '../../core/text/gtin.js';
import type { DataAttribute } from '../product-data.entity.js';
import type { ProductDataFormInput, ProductDataInput } from '../product-data.input.js';
import type { ProductDataRecord } from '../product-data-record.js';

type Stored = Pick<ProductDataRecord, 'name' | 'description' | 'specifications' | 'attributes'>;

const NOTHING: Stored = { name: {}, description: {}, specifications: {}, attributes: [] };

/** Definitions and pictures that an input refers to. */
interface LookedUp {
  definitions: AttributeRegistry;
  mediaIds?: number[];
}

/**
 * Changes of an input; `stored` is the present record.
 * @throws Invalid for attributes without name or value, or with values that do not fit or contradict each other
 */
export function toChanges(input: ProductDataInput, found: LookedUp, locale: Locale, stored = NOTHING) {
  const { companyId, status, brand, productCode, categoryIds, translations = {} } = input;
  const texts = (field: 'name' | 'description' | 'specifications') =>
    writtenTexts(stored[field], { text: input[field], translations: translations[field] }, locale);
  return {
    companyId,
    status,
    brand,
    productCode,
    categoryIds,
    mediaIds: found.mediaIds,
    name: texts('name'),
    description: cleaned(texts('description')),
    specifications: cleaned(texts('specifications')),
    attributes: input.attributes && toAttributes(input.attributes, stored, { ...found, locale }),
    ...(input.ean !== undefined && readEan(input.ean)),
  };
}

/** The form's input as input of the API, with texts in both languages. */
export function fromForm({ name, description, specifications, mediaIds, ...details }: ProductDataFormInput) {
  return {
    ...details,
    translations: { name, description, specifications },
    attributes: details.attributes?.map(({ name, value, ...attribute }) => ({
      ...attribute,
      translations: { name, value },
    })),
    media: mediaIds?.map((id) => ({ id })),
  } satisfies ProductDataInput;
}

/** Reads an EAN that the input rules already checked. */
export function readEan(text: string): { ean: string; gtin: string } {
  const { ean, gtin } = readGtin(text);
  return { ean: ean!, gtin: gtin! };
}

function cleaned(html: Translations): Translations {
  const entries = Object.entries(html).map(([locale, text]) => [locale, readHtml(text)]);
  return Object.fromEntries(entries.filter(([, text]) => text)) as Translations;
}

interface ListContext extends LookedUp {
  locale: Locale;
}
interface AttributeContext extends ListContext {
  field: string;
}

function toAttributes(inputs: AttributeValueInput[], stored: Stored, context: ListContext): DataAttribute[] {
  const errors = new FieldErrors();
  const attributes = inputs.map((input, index) =>
    errors.read(() => toAttribute(input, stored, { ...context, field: `attributes.${index}` }))!,
  );
  errors.assertNone();
  const [contradiction] = context.definitions.contradictions(attributes);
  if (contradiction !== undefined)
    throw Invalid.at(`attributes.${contradiction}.value`, 'attributes.value.contradicts');
  return attributes;
}

/** An attribute of the same name keeps its texts in the language that the request leaves out. */
function toAttribute(
  { name, value, unit, definitionId = null, translations = {} }: AttributeValueInput,
  { attributes }: Stored,
  { definitions, locale, field }: AttributeContext,
): DataAttribute {
  const definition = definitionId === null ? null : definitions.get(definitionId);
  if (definition === undefined) throw Invalid.at(`${field}.definitionId`, 'validation.isIn');
  const before = attributes.find((known) => name && plainText(known.name, locale) === name);
  const written = (stored: Translations | undefined, text: WrittenText) =>
    writtenTexts(stored ?? {}, text, locale);
  const names = written(before?.name, { text: name, translations: translations.name });
  const values = written(before?.value, { text: value, translations: translations.value });
  const named = Object.keys(names).length ? names : (definition?.name ?? {});
  if (!Object.keys(named).length) throw Invalid.at(`${field}.name`, 'validation.isNotEmpty');
  if (!Object.keys(values).length) throw Invalid.at(`${field}.value`, 'validation.isNotEmpty');
  const given = { value: values, unit: unit === undefined ? (definition?.unit ?? null) : unit };
  if (!definition) return { definitionId, name: named, ...given };
  const same = attributes.find((known) => known.definitionId === definitionId);
  const read = definitions.read(definition, given, { before: same?.value });
  if ('key' in read) throw Invalid.at(`${field}.${read.field}`, read.key, read.values);
  return { definitionId, name: named, ...read };
}
