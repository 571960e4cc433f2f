import type { CategoryTree } from '../categories/category-tree.js';
import type { DenyingValues } from './attribute-choices.js';
import type { CatalogueIndex, Vocabulary, VocabularyReader } from './catalogue-index/catalogue-index.js';
import {
  allOf,
  type Alternative,
  alternative,
  inCategories,
  type TextQuery,
} from './catalogue-index/text-query.js';
import { categoriesOfTopic } from './named-categories.js';
import type { SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import { allForms, synonymAlternatives, wordAlternatives } from './text-queries.js';
import { type Negation, negationsIn, withoutNegations } from './words/query-syntax.js';
import { stemsOf, wordStem } from './words/word-stem.js';

/** The weight of an attribute value. */
const WEIGHT = 8;
const MIN_STEM_LENGTH = 3;

/** Fields that mention a thing. An attribute with the value “none” is not among them. */
const MENTIONED = ['attribute', 'name', 'brand', 'value'] as const;

/** The negations of a text, for the index. */
type Denied = Pick<TextQuery, 'concepts' | 'excluded' | 'isStrict'>;

interface Sources {
  index: CatalogueIndex;
  vocabulary: VocabularyReader;
  tree: CategoryTree;
  synonyms: SynonymDictionary;
  denying: () => Promise<DenyingValues[]>;
}

/** An adjective of the catalogue for a negation: wireless for “without wires”, »brezžične« for »brez žic«. */
function adjectiveOf({ sign, isRefusal, word }: Negation, vocabulary: Vocabulary): string | undefined {
  if (isRefusal) return undefined;
  if (sign !== 'brez') {
    const nouns = new Set([word, word.replace(/s$/, ''), word.replace(/es$/, '')]);
    return [...nouns].map((noun) => `${noun}less`).find((adjective) => vocabulary.find(adjective));
  }
  const stem = wordStem(word);
  return stem.length < MIN_STEM_LENGTH ? undefined : vocabulary.beginningWith(sign + stem)[0]?.word;
}

/**
 * Reads negations. They find products that are known to be without the thing: by an attribute such as “Grinder: none”,
 * by a name such as “sugar-free” or by an adjective. If there are none, products that do not mention it; of the topic's categories, if
 * a category has its name: a lamp that is called “Ura” is no watch without GPS.
 * @returns the text without them
 */
export async function readNegations(
  text: string,
  { index, vocabulary, tree, synonyms, denying }: Sources,
): Promise<{ text: string; more: Denied }> {
  const more: Denied = { concepts: [], excluded: [], isStrict: false };
  let rest = text;
  for (const negation of negationsIn(text)) {
    const values = await denying();
    const { any, alternatives } = await vocabulary.read((words) => ({
      any: allForms(negation.word, words),
      alternatives: [
        ...knownAlternatives(negation, values),
        ...adjectiveAlternatives(adjectiveOf(negation, words), synonyms, words),
      ],
    }));
    const concept = { text: negation.text, alternatives };
    const isKnown = (await index.openText(allOf([concept])).countWhole()) > 0;
    const positive = rest.replace(negation.text, ' ').trim();
    if (!isKnown && (negation.sign === 'no' || !positive)) continue;
    // names have such words, too: »Človek, ne jezi se«
    if (negation.isRefusal && !(await isValueOrBrand(any, index))) continue;
    rest = positive;
    const within = isKnown ? [] : categoriesOfTopic(withoutNegations(text), { tree, synonyms });
    if (isKnown) more.concepts.push(concept);
    if (within.length) {
      more.concepts.push({ ...concept, alternatives: [{ all: [inCategories(within)], weight: 1 }] });
      more.isStrict = true;
    }
    more.excluded.push(...(isKnown ? MENTIONED.slice(0, 1) : MENTIONED).map((field) => ({ field, any })));
  }
  return { text: rest, more };
}

async function isValueOrBrand(any: string[], index: CatalogueIndex): Promise<boolean> {
  const alternatives = (['value', 'brand'] as const).map((field) => alternative(field, any, WEIGHT));
  const concept = { text: '', alternatives };
  return (await index.openText(allOf([concept])).countWhole()) > 0;
}

function knownAlternatives({ sign, word }: Negation, denying: DenyingValues[]): Alternative[] {
  const stem = wordStem(word);
  const valueIds = denying
    .filter(({ name }) => Object.values(name).some((text) => stemsOf(text).includes(stem)))
    .flatMap((attribute) => attribute.valueIds);
  const english = [
    ['without', word],
    ['no', word],
    [word, 'free'],
  ];
  const phrases = sign === 'brez' ? [[sign, word]] : english;
  return [
    ...(valueIds.length ? [alternative('valueId', valueIds.map(String), WEIGHT)] : []),
    ...(['name', 'value'] as const).flatMap((field) =>
      phrases.map((phrase): Alternative => ({ all: [{ field, phrase }], weight: WEIGHT })),
    ),
  ];
}

const adjectiveAlternatives = (
  adjective: string | undefined,
  synonyms: SynonymDictionary,
  vocabulary: Vocabulary,
): Alternative[] =>
  adjective === undefined
    ? []
    : [
        ...wordAlternatives(adjective, true, vocabulary),
        ...synonyms
          .expand([adjective])
          .flatMap(({ synonym }) => synonymAlternatives(synonym, adjective, vocabulary)),
      ];
