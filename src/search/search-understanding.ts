import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { isQuoted, otherWritings } from './other-writings.js';
import { RELATED_WORDS } from './related-words.js';
import { replaceWords } from './replace-words.js';
import { withoutSmallWords } from './small-words.js';
import { partsOf } from './spacing.js';
import { allowedMistakes, type Candidate, nearestWord, oneMistakeAway } from './spelling.js';
import {
  FINDING_TEXTS,
  KNOWN_STEMS,
  KNOWN_WORDS,
  LIKE_WORDS,
  READ_TEXT,
  STEM,
} from './understanding.statements.js';
import { wishedText } from './wished-text.js';

/** A text without one known word is rather nonsense than mistakes; each costs a look-up. */
const MAX_MISTAKES = 5;
/** So many words of a text that finds nothing are replaced by related ones, one at a time. */
const MAX_RELATED = 6;
/** Of shorter ones one letter is too much of them. */
const MIN_STEM_LENGTH = 4;
export const MAX_BRAND_WORDS = 4;

/** What a visitor's text is taken for. */
export interface Understood {
  /** What to look for: the text, its mistakes corrected. */
  query: string;
  corrected: boolean;
  /** What words of it mean besides: what is found for them as well. */
  meanings: string[];
  /** Folded words, and other forms of them, that hits may show. */
  words: string[];
  categoryIds: number[];
  /** The longest name first. */
  brands: { key: string; name: string }[];
}

interface ReadWord {
  word: string;
  known: boolean;
  forms: string[];
}

interface ReadText {
  words: ReadWord[];
  meanings: { meaning: string }[];
  categories: { id: number }[];
  brands: Understood['brands'];
  joined: { word: string }[];
}

interface Asked {
  language: Locale;
  /** Whether the text finds anything as it is. */
  finds: Promise<boolean>;
}

/** From what somebody has typed to what the catalogue has. */
@Injectable()
export class SearchUnderstanding {
  constructor(private readonly reads: PublicReads) {}

  /**
   * @param language of the synonyms
   * @param options.literal every word is meant as it is spelt, even if nothing has it
   * @param options.tell told what to look for, as soon as that is likely, and again where it is something else; says
   * whether there is any
   */
  async understand(
    text: string,
    language: Locale,
    { literal = false, tell = (_query: string) => Promise.resolve(true) } = {},
  ): Promise<Understood> {
    const typed = await this.read(text, language);
    const isLikely = literal || typed.words.every(({ known }) => known);
    const finds = isLikely ? tell(text) : Promise.resolve(false);
    const query = literal ? text : await this.correct(text, typed, { language, finds });
    if (query !== text || !isLikely) void tell(query);
    const corrected = query !== text;
    const read = corrected ? await this.read(query, language) : typed;
    const meanings = literal ? [] : read.meanings.map(({ meaning }) => meaning);
    const expanded = meanings.length ? (await this.read(meanings.join(' '), language)).words : [];
    return {
      query,
      corrected,
      meanings,
      words: [...new Set([...read.words, ...expanded].flatMap(({ word, forms }) => [word, ...forms]))],
      categoryIds: read.categories.map(({ id }) => id),
      brands: read.brands,
    };
  }

  private async read(text: string, language: Locale): Promise<ReadText> {
    const [row] = await this.reads.prepared<ReadText[]>(READ_TEXT, [text, language, phrasesOf(text)]);
    return row!;
  }

  /** The text as the catalogue writes it, or else with a word of it for each that nothing has, or a related one. */
  private async correct(text: string, read: ReadText, { language, finds }: Asked): Promise<string> {
    const joined = read.joined.map(({ word }) => word);
    const written = await this.rewritten(text, joined, language);
    if (written !== null) return written;
    const spelt = await this.spelt(text, read, language);
    if (spelt !== text) return (await this.rewritten(spelt, [], language)) ?? spelt;
    return (await finds) ? text : ((await this.related(text, read, language)) ?? text);
  }

  private async spelt(text: string, { words }: ReadText, language: Locale): Promise<string> {
    const unknown = words.filter(({ known }) => !known);
    if (!unknown.length || unknown.length > MAX_MISTAKES) return text;
    const nearest = await Promise.all(unknown.map(({ word }) => this.nearest(word, language)));
    return replaceWords(text, new Map(unknown.map(({ word }, index) => [word, nearest[index]])));
  }

  /** The text with one word as what it is made of, or what is made of it, if that finds anything. */
  private async related(text: string, { words }: ReadText, language: Locale): Promise<string | null> {
    if (isQuoted(text)) return null;
    const asked = words.slice(0, MAX_RELATED).map(({ word }) => word);
    const related = await this.reads.prepared<{ word: string; label: string }[]>(RELATED_WORDS, [asked]);
    const bare = withoutSmallWords(text);
    const others = related.map(({ word, label }) => replaceWords(bare, new Map([[word, label]])));
    return others.length ? this.finding(others, language) : null;
  }

  /** The text, or else another writing of it, whichever finds something first; null when there is no other, or none does. */
  private async rewritten(text: string, joined: string[], language: Locale): Promise<string | null> {
    const others = otherWritings(text, joined, language);
    if (!others.length) return null;
    return (await this.finding([text], language)) ?? this.finding(others, language);
  }

  /** The first of some texts that finds anything. */
  private async finding(texts: string[], language: Locale): Promise<string | null> {
    const found = await this.reads.prepared<{ text: string }[]>(FINDING_TEXTS, [texts, language]);
    return found[0]?.text ?? null;
  }

  private async nearest(word: string, language: Locale): Promise<string | undefined> {
    const near = await this.reads.prepared<Candidate[]>(KNOWN_WORDS, [oneMistakeAway(word), language]);
    const nearest = nearestWord(word, near)?.label ?? (await this.parted(word, language));
    if (nearest !== undefined || near.length) return nearest;
    return (await this.nearestForm(word)) ?? (await this.likest(word));
  }

  /** A mistake in a form that nothing has: majce is a majica, though no name says majice. */
  private async nearestForm(word: string): Promise<string | undefined> {
    const [row] = await this.reads.prepared<{ stem: string }[]>(STEM, [word]);
    const { stem } = row!;
    if (stem === word) return undefined;
    const stems = oneMistakeAway(stem).filter(({ length }) => length >= MIN_STEM_LENGTH);
    return nearestWord(stem, await this.reads.prepared<Candidate[]>(KNOWN_STEMS, [stems]))?.label;
  }

  /** With two mistakes in a long word. */
  private async likest(word: string): Promise<string | undefined> {
    if (allowedMistakes(word) < 2) return undefined;
    return nearestWord(word, await this.reads.prepared<Candidate[]>(LIKE_WORDS, [word]))?.label;
  }

  /** Two words that somebody has written as one, if something has both. */
  private async parted(word: string, language: Locale): Promise<string | undefined> {
    const parts = partsOf(word);
    if (!parts.length) return undefined;
    const known = await this.reads.prepared<Candidate[]>(KNOWN_WORDS, [parts.flat(), language]);
    const labels = new Map(known.map(({ word: part, label }) => [part, label]));
    const texts = parts
      .filter((both) => both.every((part) => labels.has(part)))
      .map((both) => both.map((part) => labels.get(part)).join(' '));
    return texts.length ? ((await this.finding(texts, language)) ?? undefined) : undefined;
  }
}

/** All runs of words, each once, as brands are compared. */
function phrasesOf(text: string): string[] {
  const words = foldText(wishedText(text)).split(' ');
  const phrases = words.flatMap((_, start) =>
    words
      .slice(start, start + MAX_BRAND_WORDS)
      .map((_word, length) => words.slice(start, start + length + 1).join(' ')),
  );
  return [...new Set(phrases)];
}
