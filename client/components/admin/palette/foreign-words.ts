import type { Locale } from '../../../../src/core/i18n/locales.js';
import adminEn from '../../../../locales/en/admin.json?raw';
import paletteEn from '../../../../locales/en/palette.json?raw';
import adminSl from '../../../../locales/sl/admin.json?raw';
import paletteSl from '../../../../locales/sl/palette.json?raw';

type Words = Record<'sections' | 'actions' | 'words', Record<string, string>>;

// imported as raw text: modules shared with the texts of pages would become chunks of their own
const WORDS: Record<Locale, Words> = {
  sl: { ...JSON.parse(adminSl), ...JSON.parse(paletteSl) },
  en: { ...JSON.parse(adminEn), ...JSON.parse(paletteEn) },
};
const FOREIGN = { sl: WORDS.en, en: WORDS.sl };

/** The names of a section or an action and the other words for it, in the language that the page is not in. */
export function foreignWords(id: string, locale: Locale): string {
  const { sections, actions, words } = FOREIGN[locale];
  return [sections[id], actions[id], words[id]].filter(Boolean).join(' ');
}
