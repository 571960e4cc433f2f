import { agesIn, withoutAges } from '../attributes/values/ages-in-text.js';
import { numberOf, withPersons } from '../attributes/values/number-words.js';
import type { CategoryTree } from '../categories/category-tree.js';
import { lazy } from '../core/http/pages/lazy.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { AttributeChoices, RangeValue } from './attribute-choices.js';
import type { CatalogueIndex, OpenText, VocabularyReader } from './catalogue-index/catalogue-index.js';
import { alternative, type TextQuery, withMore } from './catalogue-index/text-query.js';
import type { PreferredValues } from './filter-finder.js';
import {
  collectiveKinds,
  meantProductCategories,
  type NamedCategory,
  namedCategories,
} from './named-categories.js';
import { findNamedKinds } from './named-kinds.js';
import { readBounds } from './bounds.js';
import { readNegations } from './negations.js';
import type { CorrectedTerm, TextWords } from './parsed-query.js';
import { longerWords, QueryCorrections } from './query-corrections.js';
import { formsOf, MAX_WORDS, type QueryContext, toTextQuery } from './text-queries.js';
import { SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import {
  includedText,
  isQuoted,
  negationsIn,
  parseQuery,
  replaceWords,
  withoutNegations,
} from './words/query-syntax.js';
import { boundsIn, DIGIT, withoutBounds } from './words/amount-bounds.js';
import { withoutMeasures } from './words/measures.js';
import { isCommon, isStopWord, isVague, STOP_WORDS, withoutStopWords } from './words/stop-words.js';
import { foldedWords, ngramsOf, type TextWord, textWords } from './words/text-words.js';
import { stemsOf, wordStem } from './words/word-stem.js';

/** The weight of a range that includes a number. */
const RANGE_WEIGHT = 8;
const MAX_BRANDS = 3;
/** So many words a brand has at most. */
export const MAX_BRAND_WORDS = 4;
/** Maximum number of other forms of a word that are highlighted. */
const MAX_FORMS = 30;

/** Reads one term and the texts that are tried for it. */
export class QueryReader {
  private readonly texts = new Map<string, Promise<OpenText>>();
  private readonly denying = lazy(() => this.attributes.denying());
  private readonly named = new Map<string, NamedCategory[]>();
  private readonly ranges = new Map<string, Promise<RangeValue[]>>();

  constructor(
    private readonly index: CatalogueIndex,
    private readonly vocabulary: VocabularyReader,
    private readonly tree: CategoryTree,
    private readonly attributes: AttributeChoices,
    readonly context: Pick<QueryContext, 'language' | 'synonyms' | 'isStrict'>,
  ) {}

  categoriesIn(text: string): NamedCategory[] {
    const included = includedText(text);
    const words = foldedWords(included).slice(0, MAX_WORDS);
    const named =
      this.named.get(text) ?? namedCategories(this.tree, included, ...this.context.synonyms.textsFor(words));
    this.named.set(text, named);
    return named;
  }

  /** @param preferred raises the relevance */
  openText(text: string, preferred?: PreferredValues): Promise<OpenText> {
    const key = `${JSON.stringify(preferred)} ${text}`;
    const opened = this.texts.get(key) ?? this.open(text, { ...this.context, preferred });
    this.texts.set(key, opened);
    return opened;
  }

  /** Matches the words themselves in any form, and nothing else. */
  openNames(text: string): Promise<OpenText> {
    const synonyms = new SynonymDictionary();
    return this.open(text, { ...this.context, synonyms, isStrict: true, isComplete: true });
  }

  private async open(
    typed: string,
    context: Omit<QueryContext, 'text' | 'tree' | 'categories' | 'alike' | 'productCategories' | 'kinds'>,
  ): Promise<OpenText> {
    const { index, vocabulary, tree, denying } = this;
    const { synonyms } = context;
    const hasNegations = !this.context.isStrict && negationsIn(typed).length > 0;
    const { text: affirmed, more } = hasNegations
      ? await readNegations(typed, { index, vocabulary, tree, synonyms, denying })
      : { text: typed, more: {} };
    const {
      text: rest,
      concepts,
      beyond,
    } = !this.context.isStrict && DIGIT.test(affirmed)
      ? await readBounds(affirmed, context.language, vocabulary)
      : { text: affirmed, concepts: [], beyond: [] };
    const text = (await this.withoutVague(rest)) || rest;
    const included = includedText(text);
    const productCategories = meantProductCategories(included, { ...context, tree });
    // a synonym has its own, lower weight
    const named = this.categoriesIn(text);
    const categories = named.filter((one) => one.text === included);
    const alike = named.filter((one) => one.text !== included);
    const suiting = await this.suitingAges(text);
    const collective = foldedWords(included).flatMap((word) => collectiveKinds(tree, word, categories));
    const kinds = collective.length ? await findNamedKinds(collective, index, vocabulary) : [];
    const query = { ...context, text, tree, categories, alike, productCategories, suiting, kinds };
    const counted = this.context.isStrict ? [] : countedIn(included, context.language);
    const ranges = await this.rangesNextTo(counted);
    const positive = await vocabulary.read((words) => toTextQuery(query, words));
    const whole = withMore(withMore(withRanges(positive, counted, ranges), { concepts }), more);
    if (!beyond.length) return index.openText(whole);
    // a laptop of 1000 GB has not “up to 512 GB” because of its memory
    const within = index.openText(withMore(whole, { excluded: beyond }));
    return (await within.countWhole()) > 0 ? within : index.openText(whole);
  }

  /** Several texts are tried for a query, mostly with the same numbers: their ranges are read once. */
  private rangesNextTo(counted: Counted[]): Promise<RangeValue[]> {
    const next = counted.flatMap((one) => one.next);
    const key = next.map(({ word }) => word).join(' ');
    const ranges = this.ranges.get(key) ?? this.attributes.ranges(next);
    this.ranges.set(key, ranges);
    return ranges;
  }

  /** The text without vague words that the catalogue does not have. */
  async withoutVague(text: string): Promise<string> {
    const vague = this.context.isStrict || isQuoted(text) ? [] : foldedWords(text).filter(isVague);
    if (!vague.length) return text;
    const unknown = await this.vocabulary.read((known) =>
      vague.filter((word) => !formsOf(word, known).length),
    );
    if (!unknown.length) return text;
    const words = replaceWords(text, new Map(unknown.map((word) => [word, '']))).split(/\s+/);
    const start = words.findIndex((word, at) => word && !isStopWord(word, words[at + 1]));
    return start < 0 ? '' : words.slice(start).join(' ');
  }

  private withoutBounds = (text: string) =>
    DIGIT.test(text) ? withoutBounds(text, boundsIn(text, this.context.language)) : text;

  /** The values that suit each age of a text. */
  private suitingAges = (text: string) =>
    this.attributes.suiting(this.context.isStrict ? [] : agesIn(text).map(({ years }) => years));

  /** A strict context corrects nothing. */
  async read(term: string): Promise<CorrectedTerm> {
    const typed = await this.wordsOf(term);
    const { index, vocabulary, tree, context } = this;
    const sources = { index, vocabulary, tree, synonyms: context.synonyms };
    const corrections = new QueryCorrections(sources, (text) => this.openText(text));
    const text = context.isStrict ? term : await corrections.correct(term, typed);
    const read = text === term ? typed : await this.wordsOf(text);
    const expanded = read.synonyms.length ? (await this.wordsOf(read.synonyms.join(' '))).words : [];
    const meant = foldedWords(withoutStopWords(text) || text);
    const stopWords = foldedWords(text).filter((word) => !meant.includes(word));
    const own = read.words.filter(({ word }) => !stopWords.includes(word));
    const marks = [...own, ...expanded].flatMap(({ word, forms }) => [word, ...forms]);
    const begun = this.context.isStrict ? [] : read.words.filter(({ longer }) => longer.length > 0);
    return { text, begun, synonyms: read.synonyms, brands: read.brands, marks: [...new Set(marks)] };
  }

  private async wordsOf(typed: string): Promise<TextWords> {
    const text = this.context.isStrict ? typed : this.withoutBounds(withoutNegations(typed));
    const suiting = await this.suitingAges(text);
    const ages = agesIn(includedText(text)).filter((age) => suiting.has(age.years));
    const included = withPersons(withoutAges(includedText(text), ages), this.context.language);
    const words = [...new Set(foldedWords(included))].slice(0, MAX_WORDS);
    const unquoted = foldedWords(withoutMeasures(parseQuery(text).bare, this.context.language));
    const { synonyms } = this.context;
    const phrases = ngramsOf(foldText(included).split(' ').slice(0, MAX_WORDS), MAX_BRAND_WORDS);
    return this.vocabulary.read((vocabulary) => {
      const expanded = synonyms.expand(unquoted);
      const compounds = words.slice(1).flatMap((word, at) => {
        const pair = [words[at]!, word];
        const isCompound = pair.every((part) => /^\p{L}{3,}$/u.test(part));
        return isCompound && formsOf(pair.join(''), vocabulary).length > 0 ? [pair] : [];
      });
      const joined = [...expanded.map(({ start, end }) => unquoted.slice(start, end)), ...compounds].flat();
      const isMeant = (word: string) =>
        isCommon(word) ||
        joined.includes(word) ||
        numberOf(word, this.context.language) !== undefined ||
        !unquoted.includes(word) ||
        vocabulary.hasCode(word) ||
        synonyms.words.some((known) => known.stem === wordStem(word));
      const isKnown = (word: string) =>
        !/^\p{L}{4,}$/u.test(word) ||
        isMeant(word) ||
        vocabulary.hasPrefix(word) ||
        synonyms.words.some((known) => known.word.startsWith(word));
      return {
        words: words.map((word) => {
          const forms = formsOf(word, vocabulary);
          const isBegun = !forms.length && /^\p{L}{3,}$/u.test(word) && !isMeant(word);
          return {
            word,
            known: forms.length > 0 || isKnown(word),
            forms: forms.slice(0, MAX_FORMS),
            longer: isBegun ? longerWords(word, this.context.language, vocabulary) : [],
          };
        }),
        synonyms: [...new Set(expanded.map(({ synonym }) => synonym))].filter((one) => !isIn(one, included)),
        brands: [...new Set(phrases.map(({ items }) => items.join(' ')))]
          .flatMap((phrase) => vocabulary.brandsNamed(phrase))
          .sort((a, b) => b.key.length - a.key.length)
          .slice(0, MAX_BRANDS),
        compounds: compounds.map((pair) => pair.join('')),
      };
    });
  }
}

const isIn = (phrase: string, text: string): boolean =>
  ` ${foldText(text)} `.includes(` ${foldText(phrase)} `);

/** A number in a text, with the words next to it: “4 players”. */
interface Counted {
  word: string;
  amount: number;
  next: TextWord[];
}

function countedIn(text: string, language: Locale): Counted[] {
  const words = textWords(text);
  return words.flatMap(({ word }, at) => {
    const amount = /^\d{1,4}$/.test(word) ? Number(word) : numberOf(word, language);
    const next = [words[at - 1], words[at + 1]].filter((one) => one !== undefined);
    return amount === undefined
      ? []
      : { word, amount, next: next.filter((one) => !STOP_WORDS.has(one.word)) };
  });
}

/** The query whose numbers find ranges that include them: “4 players” finds “Players: 2–5”, and no age from 4 years. */
function withRanges(query: TextQuery, counted: Counted[], ranges: RangeValue[]): TextQuery {
  const concepts = query.concepts.map((concept) => {
    const ids = counted
      .filter(({ word }) => word === foldText(concept.text))
      .flatMap((one) => ranges.filter((range) => isInRange(one, range)))
      .map(({ id }) => String(id));
    const inNames = concept.alternatives.filter(({ all }) => all.every(({ field }) => field === 'name'));
    const ofRange = alternative('valueId', ids, RANGE_WEIGHT);
    return ids.length ? { ...concept, alternatives: [...inNames, ofRange] } : concept;
  });
  return { ...query, concepts };
}

function isInRange({ amount, next }: Counted, { name, from, to }: RangeValue): boolean {
  const stems = next.map(({ word }) => wordStem(word));
  const isNamed = Object.values(name).some((text) => stemsOf(text).some((stem) => stems.includes(stem)));
  return isNamed && from <= amount && amount <= to;
}
