/** The first text of a page, in Slovenian and English; catalogue admins replace each `[[…]]`. */
export interface PageText {
  title: { sl: string; en: string };
  slug: { sl: string; en: string };
  summary: { sl: string; en: string };
  /** Markdown. */
  body: { sl: string; en: string };
}
