import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../../../core/metrics/metrics.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import type { Counted } from '../catalogue-index.js';
import { BUCKETS, type Facet, type FilterCounts, MAX_SHOWN } from '../filter-counts.js';
import { EngineNames } from './engine-names.js';
import { EngineIndexes } from './engine/engine-indexes.js';
import { type Aggregated, Engine, type Json } from './engine/engine.js';
import {
  attributesOf,
  buildAggregations,
  cardsOf,
  categoriesOf,
  COUNTED_GROUPS,
  countsOf,
  type FacetAggregations,
  type FacetResults,
  GROUPS,
  histogramOf,
  resultsOf,
  spanOf,
  type ValueCount,
} from './facets.js';
import type { OfferClauses } from './offer-clauses.js';
import { fromSortable } from './writing/sortable-number.js';

const ALPHABET = new Intl.Collator('sl');

/** What is counted over the offers that fit all filters but that of one facet. */
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
    const prices = found.prices!;
    const priced = cardsOf(prices);
    const [lowestCents, highestCents] = priced
      ? [Math.min(...metricsOf(prices, 'lowest')), Math.max(...metricsOf(prices, 'highest'))]
      : [null, null];
    const [spans, brands, companies, values] = await Promise.all([
      this.spans(clauses, { lowestCents, highestCents, measured: words.measured }),
      this.titled('brand', countsOf(found.brands)),
      this.titled('store', countsOf(found.companies)),
      this.valuesOf(words.words),
    ]);
    return {
      count: answered[0]!.count!,
      kinds: coded(found.kinds),
      priced,
      lowestCents,
      highestCents,
      buckets: spans.buckets,
      brands: brands.map(({ key: _, shown, count }) => ({
        key: shown.key as string,
        title: shown.title as string,
        count,
      })),
      companies: companies.map(({ key, shown, count }) => ({
        id: Number(key),
        title: shown.title as string,
        count,
      })),
      availability: coded(found.availability),
      discounted: cardsOf(found.discounted!),
      categories: countsOf(found.categories).map(({ key, count }) => ({ id: Number(key), count })),
      values,
      amounts: counted.definitionIds.flatMap((definitionId) => spans.amounts.get(definitionId) ?? []),
    };
  }

  private async search(clauses: OfferClauses, parts: Part[]): Promise<Answered[]> {
    const bodies = parts.map(({ except, aggregations }, at): Json => {
      const { query, unit } = clauses.counted(except);
      return {
        size: 0,
        track_total_hits: at === 0,
        query,
        aggs: buildAggregations(aggregations, clauses.fitting(except), unit),
      };
    });
    const answers = await this.engine.search(this.indexes.alias('cards'), bodies);
    return answers.map((answer) => ({ found: resultsOf(answer), count: answer.hits.total?.value }));
  }

  /** What needs to be known where something begins and ends first. */
  private async spans(
    clauses: OfferClauses,
    {
      lowestCents,
      highestCents,
      measured,
    }: Pick<FilterCounts, 'lowestCents' | 'highestCents'> & { measured: Map<number, number> },
  ) {
    const parts: Part[] = [];
    const own = [...measured.keys()];
    if (lowestCents !== null && highestCents !== null)
      parts.push({ except: 'price', aggregations: [histogramOf(lowestCents, highestCents)] });
    for (const except of [undefined, ...own.map((id) => `attribute-${id}` as const)]) {
      const ids = own.filter((id) =>
        isChosen(clauses, id) ? except === `attribute-${id}` : except === undefined,
      );
      if (ids.length) parts.push({ except, aggregations: ids.map(spanOf) });
    }
    const answered = parts.length ? await this.search(clauses, parts) : [];
    const found = Object.assign({}, ...answered.map((each) => each.found)) as FacetResults;
    const buckets: number[] = Array(BUCKETS).fill(0);
    for (const { key, count } of countsOf(found.histogram)) buckets[Number(key)] = count;
    const amounts = new Map(
      own.map((definitionId) => {
        const ends = (['asc', 'desc'] as const).flatMap((order) =>
          countsOf(found[`${order}-${definitionId}`]).map(({ key }) => fromSortable(key.split('=')[1]!)),
        );
        const count = measured.get(definitionId)!;
        const amount = { definitionId, count, lowest: Math.min(...ends), highest: Math.max(...ends) };
        // what was there a moment ago may be gone
        return [definitionId, ends.length ? [amount] : []];
      }),
    );
    return { buckets, amounts };
  }

  /** Those of most cards, of equals in the order of the alphabet. */
  private async titled(field: 'brand' | 'store', counts: ValueCount[]) {
    const first = counts.slice(0, MAX_SHOWN);
    const shown = await this.names.shown(
      field,
      first.map(({ key }) => key),
    );
    return first
      .flatMap(({ key, count }) => {
        const own = shown.get(key);
        return own ? { key, count, shown: own } : [];
      })
      .sort(
        (a, b) => b.count - a.count || ALPHABET.compare(a.shown.title as string, b.shown.title as string),
      );
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

/** First what is counted over all that fits, then each group in which something is chosen. */
function partsOf(clauses: OfferClauses, { categoryIds, definitionIds }: Counted): Part[] {
  const { chosen } = clauses;
  const free = definitionIds.filter((id) => !isChosen(clauses, id));
  const first: FacetAggregations[] = categoryIds?.length === 0 ? [] : [categoriesOf(categoryIds)];
  for (const group of COUNTED_GROUPS) if (!chosen.includes(group)) first.push(GROUPS[group]!);
  if (free.length) first.push(attributesOf(free));
  const parts: Part[] = [{ aggregations: first }];
  for (const except of chosen) {
    const definitionId = definitionIds.find((id) => except === `attribute-${id}`);
    if (definitionId !== undefined) parts.push({ except, aggregations: [attributesOf([definitionId])] });
    else if (GROUPS[except]) parts.push({ except, aggregations: [GROUPS[except]] });
  }
  return parts;
}

/** Values and amounts of all definitions, whichever part has counted them. */
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

/** A metric in each place that has it. */
const metricsOf = (found: Aggregated[], name: string): number[] =>
  found.flatMap((each) => (each[name] as Aggregated).value ?? []);

const coded = (found: Aggregated[] = []) =>
  countsOf(found)
    .map(({ key, count }) => ({ code: Number(key), count }))
    .sort((a, b) => a.code - b.code);
