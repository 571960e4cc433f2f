import { Invalid } from '../../core/errors/domain-errors.js';
import { type Translations, type WrittenText, writtenTexts } from '../../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import type { CategoryFormInput, CategoryInput } from './category.input.js';
import { changedSlugs } from '../../core/i18n/derived-slugs.js';
import type { CategoryRow, CategoryTexts } from '../category-tree.js';
import type { CategoryChange, NewCategory } from './category-writer.js';

type Texts = Pick<CategoryRow, 'name' | 'slug' | keyof CategoryTexts>;

const NO_TEXTS: Texts = { name: {}, slug: {}, description: {}, metaTitle: {}, metaDescription: {} };
const TEXTS = ['description', 'metaTitle', 'metaDescription'] as const;

/**
 * Changes of an API request. `stored` is the present category; values equal to a read change nothing, so that a slug
 * derived from the name stays derived.
 * @throws Invalid when no name is left
 */
export function toChange(input: CategoryInput, locale: Locale, stored = NO_TEXTS): NewCategory {
  const { kind, active, parentId, position, translations } = input;
  const names = { text: input.name, translations: translations?.name };
  return {
    kind,
    active,
    parentId,
    position,
    name: named(writtenTexts(stored.name, names, locale)),
    ...textsOf(stored, (field) => ({ text: input[field], translations: translations?.[field] }), locale),
    slug: changedSlugs(stored.slug, { text: input.slug, translations: translations?.slug }, locale),
  };
}

/** Changes of the form, in which an empty slug is derived from the name. @throws Invalid when a language has no name */
export function fromForm(
  input: CategoryFormInput,
  stored = NO_TEXTS,
): CategoryChange & { name: Translations } {
  const { kind, active, parentId, slug, mediaId } = input;
  const name = writtenTexts(stored.name, { translations: input.name }, LOCALES[0]);
  const missing = LOCALES.filter((of) => !name[of]);
  const key = 'categories.errors.name_missing';
  if (missing.length)
    throw new Invalid('fault.invalid', {}, Object.fromEntries(missing.map((of) => [`name.${of}`, { key }])));
  const texts = textsOf(stored, (field) => ({ translations: input[field] }), LOCALES[0]);
  return { kind, active, parentId, name, slug, mediaId, ...texts };
}

function named(name: Translations): Translations {
  if (Object.keys(name).length) return name;
  throw Invalid.at('name', 'validation.isNotEmpty');
}

function textsOf(stored: Texts, written: (field: keyof CategoryTexts) => WrittenText, locale: Locale) {
  const texts = TEXTS.map((field) => [field, writtenTexts(stored[field], written(field), locale)]);
  return Object.fromEntries(texts) as CategoryTexts;
}
