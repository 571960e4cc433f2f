import type { LocalText } from '../../../../src/core/i18n/local-text.js';

interface Props {
  id: string;
  title: string;
  /** HTML sanitised by the server. */
  html: LocalText | null;
}

/** A longer text of a product. */
export function Prose({ id, title, html }: Props) {
  if (!html) return null;
  return (
    <section className="detail-prose" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prose" lang={html.lang} dangerouslySetInnerHTML={{ __html: html.text }} />
    </section>
  );
}
