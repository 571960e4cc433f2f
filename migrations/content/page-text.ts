/** What a page says in the beginning, in Slovenian and English; `[[…]]` is what the platform must fill in itself. */
export interface PageText {
  title: { sl: string; en: string };
  slug: { sl: string; en: string };
  summary: { sl: string; en: string };
  /** Markdown. */
  body: { sl: string; en: string };
}
