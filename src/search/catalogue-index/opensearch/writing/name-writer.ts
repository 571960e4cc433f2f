import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../../core/database/statement.js';
import type { IndexRow } from '../../source/card-offers.js';
import { VALUES } from '../../source/index-rows.statements.js';
import { categoryNames, type IndexedName, type NameField, NAMES } from '../../source/name-words.js';
import { EngineIndexes } from '../engine/engine-indexes.js';
import { Engine } from '../engine/engine.js';
import type { Write } from './bulk-writer.js';
import type { Amounts } from './card-documents.js';
import { emptiedName, nameBody, nameKey } from './name-documents.js';
import { ALL_IDS, ENDED_TRANSACTIONS } from './writing.statements.js';
import { KNOWN, WordWriter } from './word-writer.js';

const AT_ONCE = 2_000;
/** So many categories there are at most. */
const MAX_CATEGORIES = 10_000;

type ReadField = keyof typeof NAMES;

/** Writes names with the words that lead to them. */
@Injectable()
export class NameWriter {
  /** Names that are in the index, by generation and document. */
  private readonly known = new LRUCache<string, true>(KNOWN);
  /** Amounts by value id; null if the value is no number. */
  private readonly amounts = new LRUCache<number, { amount: number | null }>(KNOWN);

  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    private readonly words: WordWriter,
  ) {}

  /** The missing names of some offers. */
  async missing(db: Queryable, offers: IndexRow[], generations: string[]): Promise<Write[]> {
    const pairs = offers.flatMap(({ valueIds }) => valueIds);
    const ids: Record<ReadField, number[]> = {
      brand: offers.map(({ brandId }) => brandId).filter((id) => id !== 0),
      store: offers.map(({ companyId }) => companyId),
      value: pairs.filter((_, at) => at % 2 === 0),
      attribute: pairs.filter((_, at) => at % 2 === 1),
    };
    const writes: Write[] = [];
    for (const field of Object.keys(NAMES) as ReadField[]) {
      const unknown = [...new Set(ids[field])].filter(
        (id) => !generations.every((generation) => this.known.has(`${generation} ${nameKey(field, id)}`)),
      );
      writes.push(...(await this.read(db, field, unknown, generations)));
    }
    return writes;
  }

  /** Remembers that these names are in the index. */
  written(writes: Write[], generations: string[]): void {
    for (const { kind, id } of writes)
      if (kind === 'names') for (const generation of generations) this.known.set(`${generation} ${id}`, true);
  }

  /** The amounts of values of offers that are numbers. */
  async amountsOf(db: Queryable, offers: IndexRow[]): Promise<Amounts> {
    const ids = new Set(offers.flatMap(({ valueIds }) => valueIds.filter((_, at) => at % 2 === 0)));
    const unknown = [...ids].filter((id) => !this.amounts.has(id));
    const amounts = new Map<number, number>();
    const note = (id: number, amount: number | null | undefined) => {
      if (amount !== null && amount !== undefined) amounts.set(id, amount);
    };
    for (const id of ids) note(id, this.amounts.get(id)?.amount);
    if (!unknown.length) return amounts;
    for (const { id, amount } of await VALUES.rows(db, [unknown])) {
      note(id, amount);
      this.amounts.set(id, { amount });
    }
    return amounts;
  }

  /** Changed names, batch by batch; ids null: all in the table. */
  async *changed(db: Queryable, field: ReadField, ids: number[] | null): AsyncGenerator<Write[]> {
    if (ids) {
      for (let start = 0; start < ids.length; start += AT_ONCE)
        yield this.read(db, field, ids.slice(start, start + AT_ONCE));
      return;
    }
    for (let last = 0; ;) {
      const next = (await ALL_IDS[field].one(db, [last, AT_ONCE])).ids;
      if (!next.length) return;
      yield this.read(db, field, next);
      last = next.at(-1)!;
    }
  }

  /** All categories that visitors see, and those in the live generation that they no longer see. */
  async categories(db: Queryable, live: string | null): Promise<Write[]> {
    const { count: version } = await ENDED_TRANSACTIONS.one(db);
    const names = await categoryNames(db);
    const shown = new Set(names.map(({ row }) => row.id));
    const before = live ? await this.categoriesIn(live) : [];
    const gone = before.filter((id) => !shown.has(id));
    return [
      ...this.writesOf('category', names, version),
      ...gone.map((id) => emptiedWrite('category', id, version)),
    ];
  }

  private async categoriesIn(generation: string): Promise<number[]> {
    await this.indexes.refresh(generation);
    const [answer] = await this.engine.search(this.indexes.writing('names', generation), [
      { query: { term: { field: 'category' } }, size: MAX_CATEGORIES, _source: ['id'] },
    ]);
    return answer!.hits.hits.map(({ _source }) => _source!.id as number);
  }

  private async read(
    db: Queryable,
    field: ReadField,
    ids: number[],
    generations?: string[],
  ): Promise<Write[]> {
    if (!ids.length) return [];
    const { count: version } = await ENDED_TRANSACTIONS.one(db);
    const names = await NAMES[field](db, ids);
    if (field === 'value') for (const id of ids) this.amounts.delete(id);
    const there = new Set(names.map(({ row }) => row.id));
    const gone = generations ? [] : ids.filter((id) => !there.has(id));
    return [...this.writesOf(field, names, version), ...gone.map((id) => emptiedWrite(field, id, version))];
  }

  private writesOf(field: NameField, names: IndexedName[], version: number): Write[] {
    return names.flatMap((name) => [
      {
        kind: 'names' as const,
        id: nameKey(field, name.row.id),
        body: JSON.stringify(nameBody(field, name)),
        version,
      },
      ...this.words.ofName(name.words),
    ]);
  }
}

const emptiedWrite = (field: NameField, id: number, version: number): Write => ({
  kind: 'names',
  id: nameKey(field, id),
  body: JSON.stringify(emptiedName(field, id)),
  version,
});
