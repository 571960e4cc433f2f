import { Invalid } from '../../core/errors/domain-errors.js';
import { FieldErrors } from '../../core/errors/field-errors.js';
import { type Translations, writtenTexts } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { AttributeOfProduct } from '../product-record.js';
import type { ProductAttributeInput } from './attribute.input.js';

/** An attribute to be stored; without an id it is new. */
export interface AttributeChange {
  id?: number;
  definitionId: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
}

/**
 * The whole list after a write.
 * @throws Invalid if a name or a value is missing, or an id belongs to another product
 */
export function attributeChanges(
  inputs: ProductAttributeInput[],
  locale: Locale,
  stored: AttributeOfProduct[],
): AttributeChange[] {
  const errors = new FieldErrors();
  const changes = inputs.map((input, index) => errors.read(() => toChange(input, index, locale, stored))!);
  errors.assertNone();
  return changes;
}

/** A stored attribute, unchanged. */
export function asItIs({ id, definitionId, name, value, unit }: AttributeOfProduct): AttributeChange {
  return { id, definitionId, name, value, unit };
}

function toChange(
  input: ProductAttributeInput,
  index: number,
  locale: Locale,
  stored: AttributeOfProduct[],
): AttributeChange {
  const known = input.id === undefined ? undefined : stored.find(({ id }) => id === input.id);
  if (input.id !== undefined && !known) throw refusal(index, 'id', 'offers.errors.unknown_attribute');
  const { definitionId = known?.definitionId ?? null, unit = known?.unit ?? null } = input;
  const text = (field: 'name' | 'value') => {
    const translations = input.translations?.[field];
    const written = writtenTexts(known?.[field] ?? {}, { text: input[field], translations }, locale);
    if (!Object.keys(written).length) throw refusal(index, field, 'validation.isNotEmpty');
    return written;
  };
  return {
    id: known?.id,
    definitionId,
    name: text('name'),
    value: text('value'),
    unit: unit || null,
  };
}

function refusal(index: number, field: string, key: string): Invalid {
  return Invalid.at(`attributes.${index}.${field}`, key);
}
