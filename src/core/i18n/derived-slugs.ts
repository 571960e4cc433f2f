import { plainText, type Translations, type WrittenText } from './local-text.js';
import { type Locale, LOCALES } from './locales.js';
import { slugify } from './slug.js';

/** Requested slugs: an empty one follows the name, an absent one is unchanged. */
export type WantedSlugs = Partial<Record<Locale, string | null>>;

interface Named {
  name: Translations;
  slug: Translations;
}

/**
 * The slugs after a change, for each language with a name. A derived slug follows the name; a chosen one does
 * not change.
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
 * The slugs that a write changes: those in the input that differ from the stored ones. So writing back the
 * result of a read in `locale` changes nothing, and a derived slug remains derived.
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
