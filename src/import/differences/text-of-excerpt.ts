import { decodeText } from '../../core/text/text.js';

/** An excerpt may begin or end inside a tag. */
const CUT_TAG = /^…[^<>]*>/;
const TAGS = /(?:<[^<>]*(?:>|$))+/g;

/** The text of an HTML excerpt. */
export function textOfExcerpt(html: string): string {
  const isCut = html.endsWith('…');
  const text = decodeText(html.replace(CUT_TAG, '…').replace(TAGS, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
  return isCut && !text.endsWith('…') ? `${text}…` : text;
}
