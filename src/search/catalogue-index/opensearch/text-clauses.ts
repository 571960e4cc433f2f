import {
  type Alternative,
  type Concept,
  countOf,
  type Term,
  type TextQuery,
  wholeCount,
} from '../text-query.js';
import { type IdsOfText, isNamed } from './engine-names.js';
import type { Json } from './engine/engine.js';
import { matchPhrase } from './match-phrase.js';

const FIELDS: Record<Term['field'], string> = {
  name: 'offer.texts',
  code: 'offer.codes',
  ean: 'offer.eans',
  brand: 'offer.brands',
  category: 'offer.categories',
  value: 'offer.values',
  attribute: 'offer.attributes',
  store: 'offer.stores',
  categoryId: 'offer.categories',
  valueId: 'offer.values',
};

/** Nothing has it. */
const NOTHING: Json = { match_none: {} };

/** A text's conditions on an offer, for the engine. Scores are sums of whole weights, which are exact. */
export class TextClauses {
  constructor(
    private readonly text: TextQuery,
    private readonly ids: IdsOfText,
  ) {}

  get concepts(): Concept[] {
    return this.text.concepts;
  }

  /** The count of an offer with all concepts. */
  get wholeCount(): number {
    return wholeCount(this.text);
  }

  /** An offer whose concepts count for so much, and nothing that is excluded. */
  matchingText(count: number): Json {
    if (count === 0) return NOTHING;
    return {
      bool: { ...this.atLeast(count, (concept) => this.matchingConcept(concept)), ...this.excluded() },
    };
  }

  /** An offer like in `matchingText`, with a score for how well it fits. */
  scoredText(count: number): Json {
    if (count === 0) return NOTHING;
    const concepts = this.atLeast(count, ({ alternatives }) => this.best(alternatives));
    const boost = this.text.boosts.length ? { should: [this.best(this.text.boosts)] } : {};
    return { bool: { must: [{ bool: concepts }], ...boost, ...this.excluded() } };
  }

  /** Concepts that count for so much; with the topic, so many others. */
  private atLeast(count: number, queryOf: (concept: Concept) => Json): Json {
    const all = this.concepts.map((concept) => queryOf(concept));
    const topic = this.concepts.findIndex(({ isTopic }) => isTopic);
    if (count >= this.wholeCount) return { must: all };
    if (topic < 0 || count < all.length) return { should: all, minimum_should_match: count };
    const others = all.toSpliced(topic, 1);
    return { must: [all[topic]!], should: others, minimum_should_match: count - all.length };
  }

  /** A query whose score is the count of the concepts that an offer has. */
  countedText(): Json {
    const concepts = this.concepts.map((concept) => ({
      constant_score: { filter: this.matchingConcept(concept), boost: countOf(concept, this.text) },
    }));
    return { bool: { should: concepts, minimum_should_match: 1, ...this.excluded() } };
  }

  matchingConcept({ alternatives }: Concept): Json {
    return anyOf(alternatives.map(({ all }) => this.matchingTerms(all)));
  }

  private excluded(): Json {
    const { excluded } = this.text;
    return excluded.length ? { must_not: excluded.map((term) => this.term(term)) } : {};
  }

  /** The weight of the best alternative that fits. */
  private best(alternatives: Alternative[]): Json {
    const byWeight = new Map<number, Json[]>();
    for (const { all, weight } of alternatives)
      byWeight.set(weight, [...(byWeight.get(weight) ?? []), this.matchingTerms(all)]);
    const queries = [...byWeight].map(([boost, queries]) => ({
      constant_score: { boost, filter: anyOf(queries) },
    }));
    return queries.length ? { dis_max: { queries } } : NOTHING;
  }

  private matchingTerms(all: Term[]): Json {
    const terms = all.map((term) => this.term(term));
    return terms.length === 1 ? terms[0]! : { bool: { filter: terms } };
  }

  private term(term: Term): Json {
    if ('phrase' in term) {
      if (term.field === 'name') return matchPhrase(FIELDS.name, term.phrase);
      return anyTerm(FIELDS[term.field], this.ids.ofPhrase(term.field, term.phrase).map(String));
    }
    if ('prefix' in term) {
      if (term.field === 'name') return { prefix: { [FIELDS.name]: term.prefix } };
      return anyTerm(FIELDS[term.field], this.ids.ofPrefix(term.field, term.prefix).map(String));
    }
    const { field } = term;
    if (isNamed(field)) return anyTerm(FIELDS[field], this.ids.ofWords(field, term.any).map(String));
    return anyTerm(FIELDS[field], term.any);
  }
}

/** One of some values. */
export const anyTerm = (field: string, values: (string | number)[]): Json =>
  values.length ? { terms: { [field]: [...new Set(values)] } } : NOTHING;

/** One of some queries; those on the same field are merged. */
function anyOf(queries: Json[]): Json {
  const values = new Map<string, Set<string | number>>();
  const others: Json[] = [];
  for (const query of queries) {
    if (query === NOTHING) continue;
    const terms = query.terms as Record<string, (string | number)[]> | undefined;
    if (!terms) {
      others.push(query);
      continue;
    }
    for (const [field, own] of Object.entries(terms)) {
      const all = values.get(field) ?? new Set();
      for (const value of own) all.add(value);
      values.set(field, all);
    }
  }
  const should = [...[...values].map(([field, all]) => anyTerm(field, [...all])), ...others];
  if (should.length < 2) return should[0] ?? NOTHING;
  return { bool: { should, minimum_should_match: 1 } };
}
