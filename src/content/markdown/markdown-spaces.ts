import type { MarkdownIt } from 'markdown-it';
import type { Locale } from '../../core/i18n/locales.js';

const UNIT = /(\d) (?=(?:€|%|EUR|[kmcd]?m|[kmµ]?g|[md]?l|[kMG]?W|kWh|[kMGT]?B|°C|h|min|s)(?![\p{L}\d]))/gu;
/** Slovenian prepositions and conjunctions of one letter stay with the next word. */
const SHORT_WORD = /(?<![\p{L}\p{N}])([aikosuvz]) (?=\S)/giu;

/** Non-breaking spaces between numbers and units, and after Slovenian words of one letter. */
export function nonBreakingSpaces(markdown: MarkdownIt, locale: Locale): void {
  markdown.core.ruler.push('spaces', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? [])
        if (token.type === 'text') token.content = joined(token.content, locale);
  });
}

function joined(text: string, locale: Locale): string {
  const units = text.replace(UNIT, '$1\u00a0');
  return locale === 'sl' ? units.replace(SHORT_WORD, '$1\u00a0') : units;
}
