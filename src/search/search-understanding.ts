import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/categories.service.js';
import type { CategoryTree } from '../categories/category-tree.js';
import type { Locale } from '../core/i18n/locales.js';
import {
  CatalogueIndex,
  type NamedBrand,
  type Vocabulary,
  type VocabularyReader,
} from './catalogue-index/catalogue-index.js';
import type { TextQuestion } from './catalogue-index/text-question.js';
import { type NamedCategory, namedCategories } from './named-categories.js';
import { otherWritings } from './other-writings.js';
import { isQuoted, partsOfText, wishedText } from './words/quoted-text.js';
import { phrasesOf } from './phrases.js';
import { relatedWords } from './related-words.js';
import { replaceWords } from './replace-words.js';
import { halvesOf } from './spacing.js';
import { type KnownSynonyms, SynonymsSearch } from './synonyms/synonyms.search.js';
import { type AskedText, MAX_WORDS, toTextQuestion } from './text-questions.js';
import { withoutSmallWords } from './words/small-words.js';
import { allowedMistakes, nearestWord } from './words/spelling.js';
import { foldedWords } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

/** A text without one known word is rather nonsense than mistakes. */
const MAX_MISTAKES = 5;
/** So many words of a text that finds nothing are replaced by related ones, one at a time. */
const MAX_RELATED = 6;
/** Of shorter ones one letter is too much of them. */
const MIN_STEM_LENGTH = 4;
const MAX_BRANDS = 3;
/** So many texts are tried for one. */
const MAX_TRIES = 12;
/** So many other forms of a word are marked. */
const MAX_FORMS = 30;

/** What a visitor's text is taken for. */
export interface Understood {
  /** What to look for: the text, its mistakes corrected. */
  query: string;
  corrected: boolean;
  /** What an index is asked for it. */
  text: TextQuestion;
  /** How many offers have it, whatever else is chosen. */
  found: number;
  /** Words, as they were written, that nothing of what is found has. */
  missing: string[];
  /** Words that some of what is found have, and nothing has together. */
  scattered: string[];
  /** What words of it mean besides: what is found for them as well. */
  meanings: string[];
  /** Folded words, and other forms of them, that hits may show. */
  words: string[];
  categoryIds: number[];
  /** The longest name first. */
  brands: NamedBrand[];
}

/** Whether what is found has all words of the text. */
export const isAllFound = ({ missing, scattered }: Pick<Understood, 'missing' | 'scattered'>): boolean =>
  missing.length + scattered.length === 0;

/** What the words of a text may be names of. */
export type ReadNames = Pick<Understood, 'text' | 'categoryIds' | 'brands'>;

/** What is known while a text is read. */
interface Known extends Pick<AskedText, 'language' | 'isStrict' | 'isTyped'> {
  vocabulary: VocabularyReader;
  synonyms: KnownSynonyms | null;
  tree: CategoryTree;
  /** How many more texts may be tried. */
  tries: number;
  /** Of texts that have been tried. */
  questions: Map<string, Promise<TextQuestion>>;
}

interface ReadText {
  words: { word: string; known: boolean; forms: string[] }[];
  meanings: string[];
  categories: NamedCategory[];
  brands: NamedBrand[];
  /** Neighbours that the catalogue writes as one word. */
  joined: string[];
}

/** From what somebody has typed to what the catalogue has. */
@Injectable()
export class SearchUnderstanding {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly synonyms: SynonymsSearch,
    private readonly categories: CategoriesService,
  ) {}

  /**
   * @param language of the page and of the synonyms
   * @param options.literal every word is meant as it is spelt, even if nothing has it
   */
  async understand(text: string, language: Locale, { literal = false } = {}): Promise<Understood> {
    const known = await this.know(language, literal);
    const typed = await readText(text, known);
    const query = literal ? text : await this.correct(text, typed, known);
    const read = query === text ? typed : await readText(query, known);
    const question = await this.question(query, known);
    const { offers, missing, scattered } = await this.index.matched(question);
    const written = (places: number[]) => places.map((place) => question.concepts[place]!.text);
    const expanded = read.meanings.length ? (await readText(read.meanings.join(' '), known)).words : [];
    return {
      query,
      corrected: query !== text,
      text: question,
      found: offers,
      missing: written(missing),
      scattered: written(scattered),
      meanings: read.meanings,
      words: [...new Set([...read.words, ...expanded].flatMap(({ word, forms }) => [word, ...forms]))],
      categoryIds: read.categories.map(({ id }) => id),
      brands: read.brands,
    };
  }

  /** The text as it stands, for programs. */
  async read(text: string, language: Locale): Promise<TextQuestion> {
    return { ...(await this.question(text, await this.know(language, false))), isStrict: true };
  }

  /**
   * What a text may name, and what has all its words themselves, in any form; null where something is quoted or not wished
   * for, spelt wrongly, or nothing has all of it.
   */
  async readNames(text: string, language: Locale): Promise<ReadNames | null> {
    if (isQuoted(text) || partsOfText(text).unwished.length || !foldedWords(text).length) return null;
    const understood = await this.understand(text, language);
    const { corrected, found, categoryIds, brands } = understood;
    if (corrected || !found || !isAllFound(understood)) return null;
    const known = { ...(await this.know(language, true)), isTyped: true };
    return { text: await this.question(text, known), categoryIds, brands };
  }

  private async know(language: Locale, literal: boolean): Promise<Known> {
    const [vocabulary, synonyms, tree] = await Promise.all([
      this.index.vocabulary(),
      literal ? null : this.synonyms.in(language),
      this.categories.tree(),
    ]);
    return {
      language,
      isStrict: literal,
      isTyped: false,
      vocabulary,
      synonyms,
      tree,
      tries: MAX_TRIES,
      questions: new Map(),
    };
  }

  private question(text: string, known: Known): Promise<TextQuestion> {
    const { vocabulary, synonyms, tree, questions } = known;
    const asked: AskedText = {
      ...known,
      text,
      meanings: (words) => synonyms?.of(words) ?? [],
      categories: namedCategories(tree, wishedText(text)),
    };
    const question = questions.get(text) ?? vocabulary.read((words) => toTextQuestion(asked, words));
    questions.set(text, question);
    return question;
  }

  /** The text as the catalogue writes it, or else with a word of it for each that nothing has, or a related one. */
  private async correct(text: string, read: ReadText, known: Known): Promise<string> {
    const written = await this.rewritten(text, read.joined, known);
    if (written !== null) return written;
    const spelt = await this.spelt(text, read, known);
    if (spelt !== text) return (await this.rewritten(spelt, [], known)) ?? spelt;
    if (isQuoted(text) || (await this.finds(text, known))) return text;
    return (await this.related(text, read, known)) ?? text;
  }

  private async spelt(text: string, { words }: ReadText, known: Known): Promise<string> {
    const unknown = words.filter((word) => !word.known);
    if (!unknown.length || unknown.length > MAX_MISTAKES) return text;
    const meant = new Map<string, string | undefined>();
    for (const { word } of unknown) meant.set(word, await this.nearest(word, known));
    // a correction is whole words
    const begun = words.filter(
      ({ word, forms }) => !meant.has(word) && !forms.length && /^\p{L}{4,}$/u.test(word),
    );
    const labelsIn = (all: Vocabulary) => begun.map(({ word }) => all.beginningWith(word)[0]?.label);
    const labels = await known.vocabulary.read(labelsIn);
    begun.forEach(({ word }, at) => meant.set(word, labels[at]));
    return replaceWords(text, meant);
  }

  /** The text with one word as what it is made of, or what is made of it, if that finds anything. */
  private async related(text: string, { words }: ReadText, known: Known): Promise<string | null> {
    const bare = withoutSmallWords(text);
    const others = await known.vocabulary.read((vocabulary) =>
      words
        .slice(0, MAX_RELATED)
        .flatMap(({ word }) =>
          relatedWords(word, vocabulary).map((label) => replaceWords(bare, new Map([[word, label]]))),
        ),
    );
    return this.finding(others, known);
  }

  /** The text, or else another writing of it, whichever finds something first; null when there is no other, or none does. */
  private async rewritten(text: string, joined: string[], known: Known): Promise<string | null> {
    const others = otherWritings(text, joined);
    return others.length ? this.finding([text, ...others], known) : null;
  }

  /** The first of some texts of which something has all words. */
  private async finding(texts: string[], known: Known): Promise<string | null> {
    for (const text of texts) if (await this.finds(text, known)) return text;
    return null;
  }

  private async finds(text: string, known: Known): Promise<boolean> {
    if (known.tries-- <= 0) return false;
    const question = await this.question(text, known);
    return (await this.index.matched({ ...question, isStrict: true })).offers > 0;
  }

  private async nearest(word: string, known: Known): Promise<string | undefined> {
    const { vocabulary, synonyms } = known;
    const near = async (mistakes: number) => [
      ...(await vocabulary.read((words) => words.like(word, mistakes))),
      ...(synonyms?.words ?? []),
    ];
    const nearest = nearestWord(word, await near(1)) ?? undefined;
    if (nearest) return nearest.label;
    const other =
      (await this.parted(word, known)) ?? (await vocabulary.read((words) => this.nearestForm(word, words)));
    if (other !== undefined || allowedMistakes(word) < 2) return other;
    return nearestWord(word, await near(2))?.label;
  }

  /** A mistake in a form that nothing has: majce is a majica, though no name says majice. */
  private nearestForm(word: string, vocabulary: Vocabulary): string | undefined {
    const stem = wordStem(word);
    if (stem === word) return undefined;
    const stems = vocabulary
      .withStemLike(stem, 1)
      .filter((known) => known.stem.length >= MIN_STEM_LENGTH)
      .map(({ stem: of, label, uses }) => ({ word: of, label, uses }));
    return nearestWord(stem, stems)?.label;
  }

  /** Two words that somebody has written as one, if something has both. */
  private async parted(word: string, known: Known): Promise<string | undefined> {
    const { vocabulary, synonyms } = known;
    const texts = await vocabulary.read((words) => {
      const labelOf = (part: string) =>
        words.find(part)?.label ?? synonyms?.words.find((synonym) => synonym.word === part)?.label;
      return halvesOf(word).flatMap((parts) => {
        const labels = parts.map(labelOf);
        return labels.includes(undefined) ? [] : labels.join(' ');
      });
    });
    return (await this.finding(texts, known)) ?? undefined;
  }
}

const readText = (text: string, known: Known): Promise<ReadText> =>
  known.vocabulary.read((vocabulary) => readWords(text, vocabulary, known));

function readWords(text: string, vocabulary: Vocabulary, { synonyms, tree }: Known): ReadText {
  const wished = wishedText(text);
  const words = [...new Set(foldedWords(wished))].slice(0, MAX_WORDS);
  const unquoted = foldedWords(partsOfText(text).bare);
  const isKnown = (word: string, forms: string[]) =>
    !/^\p{L}{4,}$/u.test(word) ||
    forms.length > 0 ||
    !unquoted.includes(word) ||
    vocabulary.beginningWith(word).length > 0 ||
    vocabulary.hasCode(word) ||
    (synonyms?.words.some((known) => known.stem === wordStem(word) || known.word.startsWith(word)) ?? false);
  const meanings = synonyms?.of(unquoted) ?? [];
  const brands = phrasesOf(wished).flatMap((phrase) => vocabulary.brandsNamed(phrase));
  return {
    words: words.map((word) => {
      const forms = vocabulary.withStem(wordStem(word)).map((known) => known.word);
      return { word, known: isKnown(word, forms), forms: forms.slice(0, MAX_FORMS) };
    }),
    meanings: [...new Set(meanings.map(({ meaning }) => meaning))],
    categories: namedCategories(tree, wished),
    brands: brands.sort((a, b) => b.key.length - a.key.length).slice(0, MAX_BRANDS),
    joined: words
      .slice(1)
      .map((word, at) => words[at]! + word)
      .filter((pair) => vocabulary.withStem(wordStem(pair)).length > 0),
  };
}
