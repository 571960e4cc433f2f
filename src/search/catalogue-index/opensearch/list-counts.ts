import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../../../core/metrics/metrics.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import type { Counted } from '../catalogue-index.js';
import {
  CODED_FILTERS,
  ENTITY_FILTERS,
  type EntityFilter,
  isCounted,
  RANGE_FILTERS,
} from '../filter-columns.js';
import {
  BUCKETS,
  type CodeCount,
  type EntityCount,
  type Facet,
  type FacetCounts,
  type FilterCounts,
  MAX_SHOWN,
  type RangeCounts,
} from '../filter-counts.js';
import { EngineNames } from './engine-names.js';
import { EngineIndexes } from './engine/engine-indexes.js';
import { type Aggregated, Engine, type Json } from './engine/engine.js';
import {
  AGGREGATIONS,
  amountsOf,
  attributesOf,
  buildAggregations,
  cardsOf,
  categoriesOf,
  countsOf,
  type FacetAggregations,
  type FacetResults,
  histogramName,
  histogramOf,
  resultsOf,
  type ValueCount,
} from './facets.js';
import type { OfferClauses } from './offer-clauses.js';
import { fromSortable } from './writing/sortable-number.js';

const ALPHABET = new Intl.Collator('sl');
const COUNTED_RANGES = RANGE_FILTERS.filter(isCounted);
const COUNTED_ENTITIES = ENTITY_FILTERS.filter(isCounted);
const COUNTED_CODES = CODED_FILTERS.filter(isCounted);

/** The bounds of a range's numbers. */
interface Span extends Omit<RangeCounts, 'buckets'> {
  id: Facet;
}

/** The counts over the offers that match all filters except one facet's. */
interface Part {
  except?: Facet;
  aggregations: FacetAggregations[];
}

interface Answered {
  found: FacetResults;
  /** Cards or offers. */
  count?: number;
}

/** How many cards there are of each filter, in as many searches as groups have a choice. */
@Injectable()
export class ListCounts {
  private readonly logger = new Logger(ListCounts.name);
  private readonly cut;

  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    private readonly names: EngineNames,
    metrics: Metrics,
  ) {
    this.cut = metrics.counter(
      'katalog_index_cut_total',
      'Groups of filters that had more values than can be counted.',
      ['group'],
    );
  }

  async count(clauses: OfferClauses, counted: Counted): Promise<FilterCounts> {
    const answered = await this.search(clauses, partsOf(clauses, counted));
    const found = Object.assign({}, ...answered.map((each) => each.found)) as FacetResults;
    for (const each of answered) this.tellWhatIsCut(each.found);
    const words = definitionsOf(answered);
    const ranges = COUNTED_RANGES.map(({ id }) => ({ id, ...rangeOf(found[id]!) }));
    const [spans, entities, values] = await Promise.all([
      this.spans(clauses, ranges, words.measured),
      Promise.all(COUNTED_ENTITIES.map(({ id, named }) => this.titled(named, countsOf(found[id])))),
      this.valuesOf(words.words),
    ]);
    const facets = [
      ...ranges.map(({ id, ...range }, at) => [id, { ...range, buckets: spans.buckets[at]! }]),
      ...COUNTED_ENTITIES.map(({ id }, at) => [id, entities[at]!]),
      ...COUNTED_CODES.map(({ id }) => [id, coded(found[id])]),
    ];
    return {
      count: answered[0]!.count!,
      facets: Object.fromEntries(facets) as FacetCounts,
      categories: countsOf(found.categories).map(({ key, count }) => ({ id: Number(key), count })),
      values,
      amounts: counted.definitionIds.flatMap((definitionId) => spans.amounts.get(definitionId) ?? []),
    };
  }

  private async search(clauses: OfferClauses, parts: Part[]): Promise<Answered[]> {
    const bodies = parts.map(({ except, aggregations }, at): Json => {
      const { query, unit } = clauses.countedDocuments(except);
      return {
        size: 0,
        track_total_hits: at === 0,
        query,
        aggs: buildAggregations(aggregations, clauses.matchingOffer(except), unit),
      };
    });
    const answers = await this.engine.search(this.indexes.alias('cards'), bodies);
    return answers.map((answer) => ({ found: resultsOf(answer), count: answer.hits.total?.value }));
  }

  /** Aggregations that need the bounds first. */
  private async spans(clauses: OfferClauses, ranges: Span[], measured: Map<number, number>) {
    const parts: Part[] = [];
    const own = [...measured.keys()];
    for (const { id, lowest, highest } of ranges)
      if (lowest !== null && highest !== null)
        parts.push({ except: id, aggregations: [histogramOf(id, lowest, highest)] });
    for (const except of [undefined, ...own.map((id) => `attribute-${id}` as const)]) {
      const ids = own.filter((id) =>
        isChosen(clauses, id) ? except === `attribute-${id}` : except === undefined,
      );
      if (ids.length) parts.push({ except, aggregations: ids.map(amountsOf) });
    }
    const answered = parts.length ? await this.search(clauses, parts) : [];
    const found = Object.assign({}, ...answered.map((each) => each.found)) as FacetResults;
    const buckets = ranges.map(({ id }) => {
      const counts: number[] = Array(BUCKETS).fill(0);
      for (const { key, count } of countsOf(found[histogramName(id)])) counts[Number(key)] = count;
      return counts;
    });
    const amounts = new Map(
      own.map((definitionId) => {
        const ends = (['asc', 'desc'] as const).flatMap((order) =>
          countsOf(found[`${order}-${definitionId}`]).map(({ key }) => fromSortable(key.split('=')[1]!)),
        );
        const count = measured.get(definitionId)!;
        const amount = { definitionId, count, lowest: Math.min(...ends), highest: Math.max(...ends) };
        // existing values may be deleted meanwhile
        return [definitionId, ends.length ? [amount] : []];
      }),
    );
    return { buckets, amounts };
  }

  /** Values of most cards first; equals in the order of the alphabet. */
  private async titled(named: EntityFilter['named'], counts: ValueCount[]): Promise<EntityCount[]> {
    const first = counts.slice(0, MAX_SHOWN);
    const shown = await this.names.shown(
      named,
      first.map(({ key }) => key),
    );
    return first
      .flatMap(({ key: id, count }) => {
        const own = shown.get(id);
        if (!own) return [];
        return { key: (own.key as string | undefined) ?? id, title: own.title as string, count };
      })
      .sort((a, b) => b.count - a.count || ALPHABET.compare(a.title, b.title));
  }

  private async valuesOf(words: Map<number, ValueCount[]>): Promise<FilterCounts['values']> {
    const first = [...words].flatMap(([definitionId, counts]) =>
      counts.slice(0, MAX_SHOWN).map((each) => ({ definitionId, ...each })),
    );
    const shown = await this.names.shown(
      'value',
      first.map(({ key }) => key),
    );
    return first
      .flatMap(({ definitionId, key, count }) => {
        const own = shown.get(key);
        if (!own) return [];
        return { definitionId, key: own.key as string, label: own.label as Translations, count };
      })
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  }

  private tellWhatIsCut(found: FacetResults): void {
    for (const [group, places] of Object.entries(found)) {
      if (!places.some(({ sum_other_doc_count: others }) => others)) continue;
      this.cut.inc({ group });
      this.logger.error(`More values than can be counted: ${group}`);
    }
  }
}

const isChosen = (clauses: OfferClauses, definitionId: number) =>
  clauses.chosen.includes(`attribute-${definitionId}`);

/** First the counts over all matching offers, then each group with a selection. */
function partsOf(clauses: OfferClauses, { categoryIds, definitionIds }: Counted): Part[] {
  const { chosen } = clauses;
  const free = definitionIds.filter((id) => !isChosen(clauses, id));
  const first: FacetAggregations[] = categoryIds?.length === 0 ? [] : [categoriesOf(categoryIds)];
  for (const [facet, aggregations] of AGGREGATIONS) if (!chosen.includes(facet)) first.push(aggregations);
  if (free.length) first.push(attributesOf(free));
  const parts: Part[] = [{ aggregations: first }];
  for (const except of chosen) {
    const definitionId = definitionIds.find((id) => except === `attribute-${id}`);
    if (definitionId !== undefined) parts.push({ except, aggregations: [attributesOf([definitionId])] });
    const aggregations = AGGREGATIONS.get(except);
    if (aggregations) parts.push({ except, aggregations: [aggregations] });
  }
  return parts;
}

/** Values and amounts of all definitions, from all parts. */
function definitionsOf(answered: Answered[]) {
  const words = new Map<number, ValueCount[]>();
  const measured = new Map<number, number>();
  for (const { found } of answered) {
    for (const { key, count } of countsOf(found.measured)) measured.set(Number(key), count);
    for (const { key, count } of countsOf(found.facets)) {
      const [definitionId, value] = key.split('=') as [string, string];
      const own = words.get(Number(definitionId));
      if (own) own.push({ key: value, count });
      else words.set(Number(definitionId), [{ key: value, count }]);
    }
  }
  return { words, measured };
}

/** The number of documents with a number, and its bounds. */
function rangeOf(found: Aggregated[]): Omit<Span, 'id'> {
  const count = cardsOf(found);
  const metrics = (name: string) => found.flatMap((each) => (each[name] as Aggregated).value ?? []);
  if (!count) return { count, lowest: null, highest: null };
  return { count, lowest: Math.min(...metrics('lowest')), highest: Math.max(...metrics('highest')) };
}

const coded = (found: Aggregated[] = []): CodeCount[] =>
  countsOf(found)
    .map(({ key, count }) => ({ code: Number(key), count }))
    .sort((a, b) => a.code - b.code);
