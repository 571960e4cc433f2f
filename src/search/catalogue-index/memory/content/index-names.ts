import type { Queryable, RowOf } from '../../../../core/database/statement.js';
import type { EntityFilter } from '../../filter-columns.js';
import type { VALUES } from '../../source/index-rows.statements.js';
import { categoryNames, type IndexedName, type NameField, NAMES } from '../../source/name-words.js';
import { type Ordinals, withRoom } from './growable-lists.js';
import type { OfferRows } from './offer-rows.js';
import type { Words } from './words.js';

type IndexedValue = RowOf<typeof VALUES>;
type NamedRow = Awaited<ReturnType<(typeof NAMES)[keyof typeof NAMES] | typeof categoryNames>>[number]['row'];

const READ_FIELDS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** The names of brands, stores, categories and values, and the words that lead to them. */
export class IndexNames {
  /** Brands by id. A `key` is folded. */
  readonly brands = new Map<number, { key: string; title: string }>();
  readonly brandIds = new Map<string, number>();
  readonly companies = new Map<number, string>();
  readonly values = new Map<number, IndexedValue>();
  /**
   * Indexed by the ordinal of a value: 1 + the ordinal of its attribute, less than 0 for amounts, 0 if not named
   * yet.
   */
  attributesOf = new Int32Array(0);
  private readonly texts = new Map<string, string[]>();

  constructor(
    private readonly offers: OfferRows,
    private readonly words: Words,
  ) {}

  /** Reads the names that new offers refer to. */
  async add(db: Queryable): Promise<void> {
    for (const field of READ_FIELDS) {
      const ids = takeUnnamed(this.offers.ordinals[field]);
      if (ids.length) this.set(field, await NAMES[field](db, ids));
    }
  }

  /**
   * Reads names again; meanwhile the old ones answer.
   * @param ids null: all
   */
  async renew(db: Queryable, field: NameField, ids: number[] | null): Promise<void> {
    const names =
      field === 'category'
        ? await categoryNames(db)
        : await NAMES[field](db, known(this.offers.ordinals[field], ids));
    this.words.forgetNamed(field, ids);
    this.set(field, names);
  }

  /** The name of a brand or a store in a facet; undefined: it does not exist. */
  entity(named: EntityFilter['named'], id: number): { key: string; title: string } | undefined {
    if (named === 'brand') return this.brands.get(id);
    const title = this.companies.get(id);
    return title === undefined ? undefined : { key: String(id), title };
  }

  /** The name of an id in a field. */
  textsOf(field: NameField, id: number): string[] {
    return this.texts.get(`${field} ${id}`) ?? [];
  }

  private set(field: NameField, names: IndexedName<NamedRow>[]): void {
    for (const { row, words, texts } of names) {
      const { id } = row;
      if ('amount' in row) this.setValue(row);
      else if ('key' in row) {
        this.brands.set(id, { key: row.key, title: row.name });
        this.brandIds.set(row.key, id);
      } else if (field === 'store') this.companies.set(id, texts[0]!);
      this.texts.set(`${field} ${id}`, texts);
      for (const word of words) this.words.addNamed(field, id, word, word.language);
    }
  }

  private setValue(value: IndexedValue): void {
    const { id, definitionId, amount } = value;
    const { attribute, value: values } = this.offers.ordinals;
    this.values.set(id, value);
    const ordinal = 1 + (attribute.ordinalOf(definitionId) ?? -1);
    this.attributesOf = withRoom(this.attributesOf, values.size);
    this.attributesOf[values.ordinalOf(id)!] = amount === null ? ordinal : -ordinal;
  }
}

/** Ids without a requested name. Id 0 means "none". */
function takeUnnamed(ordinals: Ordinals): number[] {
  const ids = ordinals.ids.slice(ordinals.named).filter((id) => id !== 0);
  ordinals.named = ordinals.ids.length;
  return ids;
}

/** The ids that offers use. */
const known = (ordinals: Ordinals, ids: number[] | null): number[] =>
  (ids ?? ordinals.ids).filter((id) => id !== 0 && ordinals.ordinalOf(id) !== undefined);
