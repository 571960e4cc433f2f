import type { Written } from '../article.rules.js';

/** Fields of a post or a page for the audit log. */
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
