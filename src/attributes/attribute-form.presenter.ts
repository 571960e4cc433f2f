import { versionOf } from '../core/http/versions/versioned.js';
import { plainText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import type { AttributeChoice, AttributeForm } from './attributes.pages.js';
import type { DefinitionUses } from './attributes.service.js';
import type { PlacedDefinition } from './category-places.js';

/** The form of an existing definition. */
export function toForm(
  definition: PlacedDefinition,
  { products, productData }: DefinitionUses,
  locale: Locale,
) {
  const { id } = definition;
  return {
    ...toFormValues(definition),
    url: route('admin.attributes.one', { id }, locale),
    id,
    version: versionOf(definition),
    can: { changeType: !products && !productData },
  } satisfies AttributeForm;
}

/** The fields of the form. */
export function toFormValues({ name, unit, type, categories }: PlacedDefinition) {
  return { name, unit: unit ?? '', type, categories };
}

/** Definitions as choices of a form, by name. */
export function toChoices(definitions: PlacedDefinition[], locale: Locale): AttributeChoice[] {
  return definitions
    .map(({ id, name, unit, type, categories }) => ({ id, name, unit, type, categories }))
    .sort((a, b) => plainText(a.name, locale).localeCompare(plainText(b.name, locale), 'sl'));
}

/** Definitions with their units as labels of choices, by name. */
export function toLabels(definitions: PlacedDefinition[], locale: Locale): { id: number; label: string }[] {
  return toChoices(definitions, locale).map(({ id, name, unit }) => ({
    id,
    label: plainText(name, locale) + (unit ? ` (${unit})` : ''),
  }));
}

/** The form of a new definition. */
export function emptyForm(categoryId: number | undefined, locale: Locale): AttributeForm {
  return {
    url: route('admin.attributes', {}, locale),
    id: null,
    version: null,
    name: {},
    unit: '',
    type: 'text',
    categories: categoryId === undefined ? [] : [{ id: categoryId, filterable: true, position: LAST }],
    can: { changeType: true },
  };
}

/** A position after all others. */
const LAST = 2_147_483_647;
