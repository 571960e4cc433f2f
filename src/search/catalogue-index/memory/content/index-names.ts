import type { Queryable, RowOf } from '../../../../core/database/statement.js';
import type { Translations } from '../../../../core/i18n/local-text.js';
import { type Ordinals, withRoom } from './growable-lists.js';
import { ATTRIBUTES, BRANDS, CATEGORIES, STORES, VALUES } from '../../source/index-rows.statements.js';
import type { OfferRows } from './offer-rows.js';
import {
  attributeWords,
  brandWords,
  categoryWords,
  type NameField,
  type NameWord,
  shownLabel,
  storeWords,
  valueWords,
} from '../../source/name-words.js';
import type { Words } from './words.js';

export type IndexedValue = RowOf<typeof VALUES>;

/** A table with names. */
interface NameSource {
  relation: string;
  field: NameField;
  ordinals: Ordinals;
  /** @returns what puts the names in the place of the old ones */
  read: (db: Queryable, ids: number[]) => Promise<() => void>;
}

function source<Row>(
  relation: string,
  field: NameField,
  ordinals: Ordinals,
  statement: { rows(db: Queryable, values: unknown[]): Promise<Row[]> },
  set: (row: Row) => void,
): NameSource {
  const read = async (db: Queryable, ids: number[]) => {
    const rows = ids.length ? await statement.rows(db, [ids]) : [];
    return () => rows.forEach((row) => set(row));
  };
  return { relation, field, ordinals, read };
}

/** The names of what offers are filed under, and the words that lead to them. */
export class IndexNames {
  /** By id; keys are folded. */
  readonly brands = new Map<number, { key: string; title: string }>();
  readonly brandIds = new Map<string, number>();
  readonly companies = new Map<number, string>();
  readonly values = new Map<number, IndexedValue>();
  /** By the ordinals of values: 1 + the ordinal of the attribute, less than 0 for amounts; 0 is not named yet. */
  attributesOf = new Int32Array(0);
  private readonly categories = new Map<number, Translations>();
  private readonly attributes = new Map<number, Translations>();

  private readonly sources: NameSource[];

  constructor(
    private readonly offers: OfferRows,
    private readonly words: Words,
  ) {
    const { brands, companies, values, attributes } = offers;
    this.sources = [
      source('brands', 'brand', brands, BRANDS, (row) => this.setBrand(row)),
      source('companies', 'store', companies, STORES, (row) => this.setStore(row)),
      source('attribute_values', 'value', values, VALUES, (row) => this.setValue(row)),
      source('attribute_definitions', 'attribute', attributes, ATTRIBUTES, (row) => this.setAttribute(row)),
    ];
  }

  /** Reads the names of what offers have come under. */
  async add(db: Queryable): Promise<void> {
    for (const { ordinals, read } of this.sources) {
      const put = await read(db, takeUnnamed(ordinals));
      put();
    }
  }

  /** Reads names of a table anew; whoever asks meanwhile has the old ones. @param ids null: all */
  async renew(db: Queryable, relation: string, ids: number[] | null): Promise<void> {
    if (relation === 'categories') return this.readCategories(db);
    for (const { relation: own, field, ordinals, read } of this.sources) {
      if (own !== relation) continue;
      const put = await read(db, known(ordinals, ids));
      this.words.forgetNamed(field, ids);
      put();
    }
    // their units and names make words of values
    if (relation === 'attribute_definitions') await this.renew(db, 'attribute_values', null);
  }

  async readCategories(db: Queryable): Promise<void> {
    const rows = await CATEGORIES.rows(db);
    this.words.forgetNamed('category', null);
    for (const row of rows) {
      this.categories.set(row.id, row.name);
      this.addWords('category', row.id, categoryWords(row));
    }
  }

  /** How what is filed under the id is called. */
  textsOf(field: NameField, id: number): string[] {
    switch (field) {
      case 'brand':
        return [this.brands.get(id)?.title ?? ''];
      case 'store':
        return [this.companies.get(id) ?? ''];
      case 'category':
        return Object.values(this.categories.get(id) ?? {});
      case 'attribute':
        return Object.values(this.attributes.get(id) ?? {});
      case 'value':
        return Object.values(this.labelOf(id));
    }
  }

  private labelOf(valueId: number): Translations {
    const value = this.values.get(valueId);
    return value ? shownLabel(value) : {};
  }

  private setBrand(brand: RowOf<typeof BRANDS>): void {
    const { id, key, name } = brand;
    this.brands.set(id, { key, title: name });
    this.brandIds.set(key, id);
    this.addWords('brand', id, brandWords(brand));
  }

  private setStore(store: RowOf<typeof STORES>): void {
    this.companies.set(store.id, store.name);
    this.addWords('store', store.id, storeWords(store));
  }

  private setValue(value: IndexedValue): void {
    const { id, definitionId, amount } = value;
    this.values.set(id, value);
    const attribute = 1 + (this.offers.attributes.ordinalOf(definitionId) ?? -1);
    this.attributesOf = withRoom(this.attributesOf, this.offers.values.size);
    this.attributesOf[this.offers.values.ordinalOf(id)!] = amount === null ? attribute : -attribute;
    this.addWords('value', id, valueWords(value));
  }

  private setAttribute(attribute: RowOf<typeof ATTRIBUTES>): void {
    if (attribute.type !== 'boolean') this.attributes.set(attribute.id, attribute.name);
    this.addWords('attribute', attribute.id, attributeWords(attribute));
  }

  private addWords(field: NameField, id: number, words: NameWord[]): void {
    for (const word of words) this.words.addNamed(field, id, word, word.language);
  }
}

/** Those that have not been asked for. Id 0 is nobody's. */
function takeUnnamed(ordinals: Ordinals): number[] {
  const ids = ordinals.ids.slice(ordinals.named).filter((id) => id !== 0);
  ordinals.named = ordinals.ids.length;
  return ids;
}

/** Of some ids those that offers have had. */
const known = (ordinals: Ordinals, ids: number[] | null): number[] =>
  ids ? ids.filter((id) => ordinals.ordinalOf(id) !== undefined) : ordinals.ids.filter((id) => id !== 0);
