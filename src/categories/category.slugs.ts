import type { Translations } from '../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { slugify } from '../core/i18n/slug.js';

/** Slugs as somebody asks for them: an empty one follows the name, one that is left out goes on as before. */
export type WantedSlugs = Partial<Record<Locale, string | null>>;

interface Named {
  name: Translations;
  slug: Translations;
}

/**
 * The parts of a category's address after a change, for each language in which it has a name. What followed the name
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
