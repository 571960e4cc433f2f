import { decodeText } from '../../core/text/text.js';

/** Where a text was cut, its first or its last tag may be cut, too. */
const CUT_TAG = /^…[^<>]*>/;
const TAGS = /(?:<[^<>]*(?:>|$))+/g;

/** An excerpt of HTML as people read it. */
export function tagless(html: string): string {
  const isCut = html.endsWith('…');
  const text = decodeText(html.replace(CUT_TAG, '…').replace(TAGS, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
  return isCut && !text.endsWith('…') ? `${text}…` : text;
}
