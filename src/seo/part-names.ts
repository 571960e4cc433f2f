import type { RangeName } from './sitemap-ranges.js';

/** Parts that are no range of ids. */
export const SINGLE_PARTS = ['pages', 'categories'] as const;
type SinglePart = (typeof SINGLE_PARTS)[number];

const RANGE = /^(products|stores|blogs)-(0|[1-9]\d{0,5})$/;

/** A part of the sitemap: pages of one kind, or the `number`th range of ids. */
export type SitemapPart = { single: SinglePart } | { range: RangeName; number: number };

export const nameOf = (part: SitemapPart): string =>
  'single' in part ? part.single : `${part.range}-${part.number}`;

/** The part of a name in an address; null if there can be none. */
export function partOf(name: string): SitemapPart | null {
  const single = SINGLE_PARTS.find((one) => one === name);
  if (single) return { single };
  const [, range, number] = RANGE.exec(name) ?? [];
  return range ? { range: range as RangeName, number: Number(number) } : null;
}
