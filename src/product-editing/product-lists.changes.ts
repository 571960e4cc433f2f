import { Invalid, NotFound } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import type { ProductRecord } from '../products/product-record.js';
import { asItIs, attributeChanges } from './attribute.changes.js';
import { type ProductAttributeInput, MAX_ATTRIBUTES } from './attribute.input.js';
import { MAX_PICTURES, type ProductMediaInput } from './product-media.input.js';
import type { ProductChanges } from './product.changes.js';

/** The list with new ones at its end; ids of a read mean nothing here. */
export function withNewAttributes(
  { attributes }: ProductRecord,
  inputs: ProductAttributeInput[],
  locale: Locale,
): ProductChanges {
  const added = attributeChanges(
    inputs.map((input) => ({ ...input, id: undefined })),
    locale,
    [],
  );
  const all = [...attributes.map(asItIs), ...added];
  assertMost(all.length, MAX_ATTRIBUTES, 'offers.errors.too_many_attributes');
  return { attributes: all };
}

export function withAttributes(
  { attributes }: ProductRecord,
  inputs: ProductAttributeInput[],
  locale: Locale,
): ProductChanges {
  return { attributes: attributeChanges(inputs, locale, attributes) };
}

/** @throws NotFound */
export function withoutAttribute({ attributes }: ProductRecord, attributeId: number): ProductChanges {
  const rest = attributes.filter(({ id }) => id !== attributeId);
  if (rest.length === attributes.length) throw new NotFound();
  return { attributes: rest.map(asItIs) };
}

/** The list with new ones at its end; one that is there already stays where it is. */
export function withMedia({ media }: ProductRecord, inputs: ProductMediaInput[]): ProductChanges {
  const attached = media.map(({ id }) => ({ id }));
  const known = new Set(media.map(({ id }) => id));
  const added = inputs.filter(({ id, mediaId }) => !known.has(id ?? mediaId ?? 0));
  assertMost(attached.length + added.length, MAX_PICTURES, 'offers.errors.too_many_pictures');
  return { media: [...attached, ...added] };
}

/** @throws NotFound */
export function withoutMedia({ media }: ProductRecord, mediaId: number): ProductChanges {
  const rest = media.filter(({ id }) => id !== mediaId);
  if (rest.length === media.length) throw new NotFound();
  return { media: rest.map(({ id }) => ({ id })) };
}

function assertMost(count: number, max: number, key: string): void {
  if (count > max) throw new Invalid(key, { max });
}
