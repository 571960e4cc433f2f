import { plainText, type Translations, type WrittenText } from './local-text.js';
import { type Locale, LOCALES } from './locales.js';
import { slugify } from './slug.js';

/** Slugs as somebody asks for them: an empty one follows the name, one that is left out goes on as before. */
export type WantedSlugs = Partial<Record<Locale, string | null>>;

interface Named {
  name: Translations;
  slug: Translations;
}

/**
 * The parts of a thing's address after a change, for each language in which it has a name. What followed the name
 * goes on following it; what somebody has chosen stays.
 */
export function slugsOf(name: Translations, wanted: WantedSlugs = {}, before?: Named): Translations {
  const slugs = LOCALES.flatMap((locale) => {
    const slug = name[locale] && slugOf(locale, name[locale], wanted, before);
    return slug ? [[locale, slug] as const] : [];
  });
  return Object.fromEntries(slugs);
}

function slugOf(locale: Locale, name: string, wanted: WantedSlugs, before?: Named): string {
  const asked = wanted[locale];
  if (asked) return asked;
  const kept = asked === undefined ? before?.slug[locale] : undefined;
  const followed = kept === undefined || kept === slugify(before?.name[locale] ?? '');
  return followed ? slugify(name) : kept;
}

/**
 * Which slugs a write asks for: those that are there and are not what they were, so that what a read in `locale` gave
 * changes nothing when it is sent back, and a slug that follows the name goes on doing so.
 */
export function changedSlugs(
  stored: Translations,
  { text, translations }: WrittenText,
  locale: Locale,
): WantedSlugs {
  return {
    ...changed(translations, (language) => stored[language] ?? ''),
    ...changed({ [locale]: text }, () => plainText(stored, locale)),
  };
}

function changed(slugs: WantedSlugs = {}, storedIn: (locale: Locale) => string): WantedSlugs {
  const entries = LOCALES.map((locale) => [locale, slugs[locale]] as const);
  return Object.fromEntries(
    entries.filter(([locale, slug]) => slug !== undefined && (slug ?? '') !== storedIn(locale)),
  );
}
