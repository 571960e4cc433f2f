import type { Written } from '../article.rules.js';

/** What the audit trail keeps of a post or a page. */
export function toSnapshot({ title, slug, summary, body, status, publishedAt, coverMediaId }: Written) {
  return {
    title,
    slug,
    summary,
    body,
    status,
    ...(publishedAt !== undefined && { publishedAt: publishedAt?.toISOString() ?? null }),
    ...(coverMediaId !== undefined && { coverMediaId }),
  };
}
