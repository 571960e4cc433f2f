import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { ProductRecord } from '../product-record.js';
import { asItIs, attributeChanges } from './attribute.changes.js';
import { MAX_ATTRIBUTES } from '../../attributes/attribute-value.input.js';
import type { ProductAttributeInput } from './attribute.input.js';
import { type ListedPictureInput, MAX_PICTURES } from '../../media/picture.input.js';
import type { ProductChanges } from './product.changes.js';

export type PartsList = 'attributes' | 'media';

/** Appends attributes; ids are ignored. */
export function withNewAttributes(
  { attributes }: ProductRecord,
  inputs: ProductAttributeInput[],
  locale: Locale,
): ProductChanges {
  const kept = attributes.map(({ id }) => ({ id }));
  const all = [...kept, ...inputs.map((input) => ({ ...input, id: undefined }))];
  assertMost('attributes', all.length, MAX_ATTRIBUTES);
  return { attributes: attributeChanges(all, locale, attributes) };
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

/** Appends images; those that are attached already keep their position. */
export function withMedia({ media }: ProductRecord, inputs: ListedPictureInput[]): ProductChanges {
  const attached = media.map(({ id }) => ({ id }));
  const known = new Set(media.map(({ id }) => id));
  const added = inputs.filter(({ id, mediaId }) => !known.has(id ?? mediaId ?? 0));
  assertMost('media', attached.length + added.length, MAX_PICTURES);
  return { media: [...attached, ...inputs] };
}

/** @throws NotFound */
export function withoutMedia({ media }: ProductRecord, mediaId: number): ProductChanges {
  const rest = media.filter(({ id }) => id !== mediaId);
  if (rest.length === media.length) throw new NotFound();
  return { media: rest.map(({ id }) => ({ id })) };
}

/**
 * Converts the positions in an error's fields to positions in the input, which follows `kept` stored entries;
 * an error of a stored entry becomes an error of the whole list.
 */
export function asSent(error: unknown, list: PartsList, kept: number): unknown {
  if (!(error instanceof Invalid) || !kept) return error;
  const position = new RegExp(`^${list}\\.(\\d+)(.*)$`);
  const renamed = (field: string) =>
    field.replace(position, (_, at: string, rest: string) =>
      Number(at) < kept ? list : `${list}.${Number(at) - kept}${rest}`,
    );
  const fields = Object.entries(error.fields).map(([field, message]) => [renamed(field), message] as const);
  return new Invalid(error.key, error.values, Object.fromEntries(fields));
}

const TOO_MANY: Record<PartsList, string> = {
  attributes: 'offers.errors.too_many_attributes',
  media: 'offers.errors.too_many_pictures',
};

function assertMost(list: PartsList, count: number, max: number): void {
  const [key, values] = [TOO_MANY[list], { count: max }];
  if (count > max) throw Invalid.because(list, key, values);
}
