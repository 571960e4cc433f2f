import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../../../core/metrics/metrics.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import type { Counted } from '../catalogue-index.js';
import { BUCKETS, type Facet, type FilterCounts, MAX_SHOWN } from '../filter-counts.js';
import { EngineNames } from './engine-names.js';
import { EngineIndexes } from './engine/engine-indexes.js';
import { type Aggregated, type Answer, Engine, type Json } from './engine/engine.js';
import {
  type Aggregations,
  attributesOf,
  cardsOf,
  COUNTED_GROUPS,
  countsOf,
  GROUPS,
  histogramOf,
  ofOffers,
  overOffers,
  perCard,
  placed,
  spanOf,
  type ValueCount,
} from './facets.js';
import type { OfferClauses } from './offer-clauses.js';
import { fromSortable } from './writing/sortable-number.js';

const ALPHABET = new Intl.Collator('sl');

/** What is counted over the offers that fit all filters but that of one facet. */
interface Part {
  except?: Facet;
  aggregations: Aggregations;
}

type Found = Record<string, Aggregated>;

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
    const parts = partsOf(clauses, counted);
    const [all, ...chosen] = await this.search(clauses, parts);
    const found = Object.assign({}, ...[all!, ...chosen].map(ofOffers)) as Found;
    for (const answer of [all!, ...chosen]) this.tellWhatIsCut(ofOffers(answer));
    const words = definitionsOf(parts, chosen, all!);
    const prices = found.prices!;
    const priced = cardsOf(prices);
    const [spans, brands, companies, values] = await Promise.all([
      this.spans(clauses, { prices, priced, measured: words.measured }),
      this.titled('brand', countsOf(found.brands!)),
      this.titled('store', countsOf(found.companies!)),
      this.valuesOf(words.words),
    ]);
    return {
      count: isOfCards(clauses) ? all!.hits.total!.value : ofOffers(all!).doc_count,
      kinds: coded(found.kinds!),
      priced,
      lowestCents: priced ? (prices.lowest as Aggregated).value! : null,
      highestCents: priced ? (prices.highest as Aggregated).value! : null,
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
      availability: coded(found.availability!),
      discounted: cardsOf(found.discounted!),
      categories: countsOf(found.categories ?? {}).map(({ key, count }) => ({ id: Number(key), count })),
      values,
      amounts: counted.definitionIds.flatMap((definitionId) => spans.amounts.get(definitionId) ?? []),
    };
  }

  private async search(clauses: OfferClauses, parts: Part[]): Promise<Answer[]> {
    const bodies = parts.map(({ except, aggregations }, at): Json => ({
      size: 0,
      track_total_hits: at === 0,
      query: clauses.cards(except),
      aggs: overOffers(clauses.fitting(except), aggregations),
    }));
    return this.engine.search(this.indexes.alias('cards'), bodies);
  }

  /** What needs to be known where something begins and ends first. */
  private async spans(
    clauses: OfferClauses,
    { prices, priced, measured }: { prices: Aggregated; priced: number; measured: Map<number, number> },
  ) {
    const parts: Part[] = [];
    const own = [...measured.keys()];
    if (priced) {
      const [lowest, highest] = [prices.lowest as Aggregated, prices.highest as Aggregated];
      parts.push({
        except: 'price',
        aggregations: counting(clauses, histogramOf(lowest.value!, highest.value!)),
      });
    }
    for (const except of [undefined, ...own.map((id) => `attribute-${id}` as const)]) {
      const ids = own.filter((id) =>
        isChosen(clauses, id) ? except === `attribute-${id}` : except === undefined,
      );
      if (ids.length)
        parts.push({ except, aggregations: Object.assign({}, ...ids.map(spanOf)) as Aggregations });
    }
    const answers = parts.length ? await this.search(clauses, parts) : [];
    const found = Object.assign({}, ...answers.map(ofOffers)) as Found;
    const buckets: number[] = Array(BUCKETS).fill(0);
    for (const bucket of found.histogram?.buckets ?? []) buckets[Number(bucket.key)] = cardsOf(bucket);
    const amounts = new Map(
      own.map((definitionId) => {
        const [lowest, highest] = (['asc', 'desc'] as const).map((order) => {
          const [bucket] = found[`${order}-${definitionId}`]!.buckets!;
          return bucket && fromSortable(String(bucket.key).split('=')[1]!);
        });
        // what was there a moment ago may be gone
        const isThere = lowest !== undefined && highest !== undefined;
        const amount = isThere && { definitionId, count: measured.get(definitionId)!, lowest, highest };
        return [definitionId, amount ? [amount] : []];
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

  private tellWhatIsCut(found: Found): void {
    for (const [group, { sum_other_doc_count: others }] of Object.entries(found)) {
      if (!others) continue;
      this.cut.inc({ group });
      this.logger.error(`More values than can be counted: ${group}`);
    }
  }
}

const isOfCards = ({ query }: OfferClauses) => query.unit === 'card';
const counting = (clauses: OfferClauses, aggregations: Aggregations): Aggregations =>
  isOfCards(clauses) ? perCard(aggregations) : aggregations;

const isChosen = (clauses: OfferClauses, definitionId: number) =>
  clauses.chosen.includes(`attribute-${definitionId}`);

/** First what is counted over all that fits, then each group in which something is chosen. */
function partsOf(clauses: OfferClauses, { categoryIds, definitionIds }: Counted): Part[] {
  const { chosen } = clauses;
  const free = definitionIds.filter((id) => !isChosen(clauses, id));
  const first: Aggregations = placed(categoryIds);
  for (const group of COUNTED_GROUPS) if (!chosen.includes(group)) Object.assign(first, GROUPS[group]);
  if (free.length) Object.assign(first, attributesOf(free));
  const parts: Part[] = [{ aggregations: first }];
  for (const except of chosen) {
    const definitionId = definitionIds.find((id) => except === `attribute-${id}`);
    if (definitionId !== undefined) parts.push({ except, aggregations: attributesOf([definitionId]) });
    else if (GROUPS[except]) parts.push({ except, aggregations: GROUPS[except] });
  }
  return parts.map(({ except, aggregations }) => ({ except, aggregations: counting(clauses, aggregations) }));
}

/** Values and amounts of all definitions, whichever part has counted them. */
function definitionsOf(parts: Part[], chosen: Answer[], all: Answer) {
  const words = new Map<number, ValueCount[]>();
  const measured = new Map<number, number>();
  [all, ...chosen].forEach((answer, at) => {
    if (!('facets' in parts[at]!.aggregations)) return;
    const found = ofOffers(answer);
    for (const { key, count } of countsOf(found.measured!)) measured.set(Number(key), count);
    for (const { key, count } of countsOf(found.facets!)) {
      const [definitionId, value] = key.split('=') as [string, string];
      const own = words.get(Number(definitionId));
      if (own) own.push({ key: value, count });
      else words.set(Number(definitionId), [{ key: value, count }]);
    }
  });
  return { words, measured };
}

const coded = (aggregated: Aggregated) =>
  countsOf(aggregated)
    .map(({ key, count }) => ({ code: Number(key), count }))
    .sort((a, b) => a.code - b.code);
