import { agesIn, withoutAges } from '../attributes/values/ages-in-text.js';
import { numberOf, withPersons } from '../attributes/values/number-words.js';
import type { CategoryTree } from '../categories/category-tree.js';
import { lazy } from '../core/http/pages/lazy.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { AttributeChoices } from './attribute-choices.js';
import type { CatalogueIndex, OpenText, VocabularyReader } from './catalogue-index/catalogue-index.js';
import type { Concept, SearchField } from './catalogue-index/text-query.js';
import { allOf, withMore, withoutFields } from './catalogue-index/text-query.js';
import type { PreferredValues } from './filter-finder.js';
import {
  collectiveKinds,
  headOf,
  isInCategoryName,
  meantProductCategories,
  type NamedCategory,
  namedCategories,
} from './named-categories.js';
import { findNamedKinds } from './named-kinds.js';
import { readNegations } from './negations.js';
import type { CorrectedTerm, TextWords } from './parsed-query.js';
import { longerWords, nearestForm, relatedWords, rewritesOf, splitsOf } from './query-rewrites.js';
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
import { allowedMistakes, nearestWord } from './words/spelling.js';
import { withoutMeasures } from './words/measures.js';
import { isCommon, isGift, isStopWord, withoutStopWords } from './words/stop-words.js';
import { foldedWords, ngramsOf } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

/** A query with more unknown words and no known one is nonsense rather than misspelt. */
const MAX_UNKNOWN = 5;
/** So many words of a query without hits are replaced by related ones, one at a time. */
const MAX_RELATED = 6;
const MAX_BRANDS = 3;
/** So many words a brand has at most. */
export const MAX_BRAND_WORDS = 4;
/** Maximum number of texts that are tried for one query. */
const MAX_ATTEMPTS = 12;
/** Maximum number of other forms of a word that are highlighted. */
const MAX_FORMS = 30;

/** Reads one term and the texts that are tried for it. */
export class QueryReader {
  private attempts = 0;
  private readonly texts = new Map<string, Promise<OpenText>>();
  private readonly denying = lazy(() => this.attributes.denying());
  private readonly named = new Map<string, NamedCategory[]>();

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
    context: Omit<QueryContext, 'text' | 'tree' | 'categories' | 'productCategories' | 'kinds'>,
  ): Promise<OpenText> {
    const { index, vocabulary, tree, denying } = this;
    const { synonyms } = context;
    const hasNegations = !this.context.isStrict && negationsIn(typed).length > 0;
    const { text: rest, more } = hasNegations
      ? await readNegations(typed, { index, vocabulary, synonyms, denying })
      : { text: typed, more: {} };
    const text = (await this.withoutGifts(rest)) || rest;
    const included = includedText(text);
    const productCategories = meantProductCategories(included, { ...context, tree });
    // a synonym has its own, lower weight
    const categories = this.categoriesIn(text).filter((one) => one.text === included);
    const suiting = await this.suitingAges(text);
    const collective = foldedWords(included).flatMap((word) => collectiveKinds(tree, word, categories));
    const kinds = collective.length ? await findNamedKinds(collective, index, vocabulary) : [];
    const query = { ...context, text, tree, categories, productCategories, suiting, kinds };
    const positive = await vocabulary.read((words) => toTextQuery(query, words));
    return index.openText(withMore(positive, more));
  }

  /** The text without words for gifts that the catalogue does not have. */
  async withoutGifts(text: string): Promise<string> {
    const gifts = this.context.isStrict || isQuoted(text) ? [] : foldedWords(text).filter(isGift);
    if (!gifts.length) return text;
    const unknown = await this.vocabulary.read((known) =>
      gifts.filter((gift) => !formsOf(gift, known).length),
    );
    if (!unknown.length) return text;
    const words = replaceWords(text, new Map(unknown.map((gift) => [gift, '']))).split(/\s+/);
    const start = words.findIndex((word, at) => word && !isStopWord(word, words[at + 1]));
    return start < 0 ? '' : words.slice(start).join(' ');
  }

  /** The values that suit each age of a text. */
  private suitingAges = (text: string) =>
    this.attributes.suiting(this.context.isStrict ? [] : agesIn(text).map(({ years }) => years));

  /** A strict context corrects nothing. */
  async read(term: string): Promise<CorrectedTerm> {
    const typed = await this.wordsOf(term);
    const text = this.context.isStrict ? term : await this.correctText(term, typed);
    const read = text === term ? typed : await this.wordsOf(text);
    const expanded = read.synonyms.length ? (await this.wordsOf(read.synonyms.join(' '))).words : [];
    const marks = [...read.words, ...expanded].flatMap(({ word, forms }) => [word, ...forms]);
    const begun = this.context.isStrict ? [] : read.words.filter(({ longer }) => longer.length > 0);
    return { text, begun, synonyms: read.synonyms, brands: read.brands, marks: [...new Set(marks)] };
  }

  private async wordsOf(typed: string): Promise<TextWords> {
    const text = this.context.isStrict ? typed : withoutNegations(typed);
    const suiting = await this.suitingAges(text);
    const ages = agesIn(includedText(text)).filter((age) => suiting.has(age.years));
    const included = withPersons(withoutAges(includedText(text), ages), this.context.language);
    const words = [...new Set(foldedWords(included))].slice(0, MAX_WORDS);
    const unquoted = foldedWords(withoutMeasures(parseQuery(text).bare, this.context.language));
    const { synonyms } = this.context;
    const phrases = ngramsOf(foldText(included).split(' ').slice(0, MAX_WORDS), MAX_BRAND_WORDS);
    return this.vocabulary.read((vocabulary) => {
      const isMeant = (word: string) =>
        isCommon(word) ||
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
        synonyms: [...new Set(synonyms.expand(unquoted).map(({ synonym }) => synonym))],
        brands: [...new Set(phrases.map(({ items }) => items.join(' ')))]
          .flatMap((phrase) => vocabulary.brandsNamed(phrase))
          .sort((a, b) => b.key.length - a.key.length)
          .slice(0, MAX_BRANDS),
        compounds: words
          .slice(1)
          .map((word, at) => words[at]! + word)
          .filter((compound) => formsOf(compound, vocabulary).length > 0),
      };
    });
  }

  /** The first that has hits: a rewrite of the query, the corrected query, the query with a related word; or else the query. */
  private async correctText(text: string, read: TextWords): Promise<string> {
    const rewritten = await this.rewrite(text, read.compounds);
    if (rewritten !== null) return rewritten;
    const spelt = await this.correctSpelling(text, read);
    if (spelt !== text) return (await this.rewrite(spelt, [])) ?? spelt;
    if (isQuoted(text) || (await this.hasHits(text))) return text;
    return (await this.findRelatedText(text, read)) ?? text;
  }

  private async correctSpelling(text: string, { words }: TextWords): Promise<string> {
    const unknown = words.filter((word) => !word.known);
    if (!unknown.length || unknown.length > MAX_UNKNOWN) return text;
    const corrections = new Map<string, string | undefined>();
    for (const { word } of unknown) corrections.set(word, await this.nearest(word));
    for (const [word, nearest] of [...corrections]) {
      // next to words without any correction, this one is a coincidence: “washing powder” means no power
      const isAlone = words.every(
        (other) => !other.known && (other.word === word || !corrections.get(other.word)),
      );
      const isLost = isAlone && words.length > 1 && nearest && !isInCategoryName(this.tree, nearest);
      if (isLost || (nearest && (await this.isOutOfPlace(text, word, nearest)))) corrections.delete(word);
    }
    if (![...corrections.values()].some(Boolean)) return text;
    // a correction has whole words
    const prefixes = words.filter(
      ({ word, known, forms }) => known && !forms.length && /^\p{L}{4,}$/u.test(word),
    );
    const completions = await this.vocabulary.read((vocabulary) =>
      prefixes.map(({ word }) => vocabulary.beginningWith(word)[0]?.label),
    );
    prefixes.forEach(({ word }, at) => corrections.set(word, completions[at]));
    return replaceWords(text, corrections);
  }

  /**
   * Whether no offer has the correction together with another word of the query: »moška jakna« does not mean
   * a »miška«, and »popravilo pipe« no »pike«. The head of the query may be a category without such an offer, and
   * so may words that no offer has; but a word of values alone, such as a place, needs one: »pranje« is no »Kranj«.
   */
  private async isOutOfPlace(text: string, word: string, correction: string): Promise<boolean> {
    if (headOf(parseQuery(text).bare) === word && isInCategoryName(this.tree, correction)) return false;
    const { concepts } = (await this.openText(replaceWords(text, new Map([[word, correction]])))).query;
    const own = concepts.filter((concept) => concept.text === correction);
    const others = concepts.flatMap(({ text, alternatives }) => (text === correction ? [] : alternatives));
    const offersWith = (all: Concept[]) => this.index.openText(allOf(all)).countWhole();
    const other = { text: '', alternatives: others };
    if (own.length === 0 || (await offersWith([...own, other])) > 0) return false;
    if ((await offersWith([other])) > 0) return true;
    const fields: SearchField[] = ['value', 'attribute', ...(others.length ? (['store'] as const) : [])];
    return (await offersWith(own.map((concept) => withoutFields(concept, fields)))) === 0;
  }

  /**
   * The query with one word replaced by a related one, if that has hits. The head stays: a »knjiga« is no
   * »knjižni regal«.
   */
  private async findRelatedText(text: string, { words }: TextWords): Promise<string | null> {
    const bare = withoutStopWords(text);
    const head = headOf(parseQuery(text).bare);
    const others = await this.vocabulary.read((vocabulary) =>
      words
        .filter(({ word }) => word !== head)
        .slice(0, MAX_RELATED)
        .flatMap(({ word }) =>
          relatedWords(word, vocabulary).map((label) => replaceWords(bare, new Map([[word, label]]))),
        ),
    );
    return this.firstWithHits(others);
  }

  /** The query or the first of its rewrites that has hits; null when it has no rewrites, or none has hits. */
  private async rewrite(text: string, compounds: string[]): Promise<string | null> {
    const rewrites = rewritesOf(text, compounds);
    return rewrites.length ? this.firstWithHits([text, ...rewrites]) : null;
  }

  private async firstWithHits(texts: string[]): Promise<string | null> {
    for (const text of texts) if (await this.hasHits(text)) return text;
    return null;
  }

  /** Whether an offer has all words. */
  private async hasHits(text: string): Promise<boolean> {
    if (this.attempts++ >= MAX_ATTEMPTS) return false;
    return (await (await this.openText(text)).countWhole()) > 0;
  }

  private async nearest(word: string): Promise<string | undefined> {
    const near = async (mistakes: number) => {
      const words = await this.vocabulary.read((vocabulary) => vocabulary.like(word, mistakes));
      return nearestWord(word, [...words, ...this.context.synonyms.words])?.label;
    };
    return (
      (await near(1)) ??
      (await this.splitWord(word)) ??
      (await this.vocabulary.read((vocabulary) => nearestForm(word, vocabulary))) ??
      (allowedMistakes(word) < 2 ? undefined : near(2))
    );
  }

  /** Two words in place of one, if something has both. */
  private async splitWord(word: string): Promise<string | null> {
    const texts = await this.vocabulary.read((vocabulary) => {
      const labelOf = (part: string) =>
        vocabulary.find(part)?.label ??
        this.context.synonyms.words.find((known) => known.word === part)?.label;
      return splitsOf(word).flatMap((parts) => {
        const labels = parts.map(labelOf);
        return labels.includes(undefined) ? [] : labels.join(' ');
      });
    });
    return this.firstWithHits(texts);
  }
}
