import type { Queryable, RowOf } from '../../../../core/database/statement.js';
import { LOCALES } from '../../../../core/i18n/locales.js';
import type { Translations } from '../../../../core/i18n/local-text.js';
import { measureWords } from '../../../words/measures.js';
import { textWords } from '../../../words/text-words.js';
import type { Numbering } from './growing.js';
import { ATTRIBUTES, BRANDS, CATEGORIES, STORES, VALUES } from './index-rows.statements.js';
import type { OfferRows } from './offer-rows.js';
import type { NamedField, Words } from './words.js';

export type IndexedValue = RowOf<typeof VALUES>;

/** Ids of a table whose names are read: null: all. */
type Ids = number[] | null;

/** The names of what offers are filed under, and the words that lead to them. */
export class IndexNames {
  /** By id; keys are folded. */
  readonly brands = new Map<number, { key: string; title: string }>();
  readonly brandIds = new Map<string, number>();
  readonly companies = new Map<number, string>();
  readonly values = new Map<number, IndexedValue>();

  constructor(
    private readonly offers: OfferRows,
    private readonly words: Words,
  ) {}

  /** Reads the names of what offers have come under. */
  async add(db: Queryable): Promise<void> {
    const { brands, companies, values, attributes } = this.offers;
    for (const row of await read(BRANDS, takeUnnamed(brands), db)) this.setBrand(row);
    for (const row of await read(STORES, takeUnnamed(companies), db)) this.setStore(row);
    for (const row of await read(VALUES, takeUnnamed(values), db)) this.setValue(row);
    for (const row of await read(ATTRIBUTES, takeUnnamed(attributes), db)) this.setAttribute(row);
  }

  /** Reads names of a table anew; whoever asks meanwhile has the old ones. */
  async renew(db: Queryable, relation: string, ids: Ids): Promise<void> {
    const { brands, companies, values, attributes } = this.offers;
    if (relation === 'categories') return this.readCategories(db);
    if (relation === 'brands') {
      const rows = await read(BRANDS, known(brands, ids), db);
      this.words.forgetNamed('brand', ids);
      for (const row of rows) this.setBrand(row);
    }
    if (relation === 'companies') {
      const rows = await read(STORES, known(companies, ids), db);
      this.words.forgetNamed('store', ids);
      for (const row of rows) this.setStore(row);
    }
    if (relation === 'attribute_values') {
      const rows = await read(VALUES, known(values, ids), db);
      this.words.forgetNamed('value', ids);
      for (const row of rows) this.setValue(row);
    }
    if (relation === 'attribute_definitions') {
      const rows = await read(ATTRIBUTES, known(attributes, ids), db);
      this.words.forgetNamed('attribute', ids);
      for (const row of rows) this.setAttribute(row);
      // their units and names make words of values
      await this.renew(db, 'attribute_values', null);
    }
  }

  async readCategories(db: Queryable): Promise<void> {
    const rows = await CATEGORIES.rows(db);
    this.words.forgetNamed('category', null);
    for (const { id, name } of rows) this.addTranslations('category', id, name);
  }

  private setBrand({ id, key, name }: RowOf<typeof BRANDS>): void {
    this.brands.set(id, { key, title: name });
    this.brandIds.set(key, id);
    for (const word of textWords(name)) this.words.addNamed('brand', id, word, null);
  }

  private setStore({ id, name }: RowOf<typeof STORES>): void {
    this.companies.set(id, name);
    for (const word of textWords(name)) this.words.addNamed('store', id, word, null);
  }

  private setValue(value: IndexedValue): void {
    const { id, key, label, amount, unit, type, attribute } = value;
    this.values.set(id, value);
    if (type !== 'boolean') this.addTranslations('value', id, label);
    // what is wireless is found by the name of the attribute, what is not by nothing
    else if (key === 'true') this.addTranslations('value', id, attribute);
    if (amount === null || !unit) return;
    for (const word of measureWords(`${amount} ${unit}`, 'en'))
      this.words.addNamed('value', id, { word, label: word }, null);
  }

  private setAttribute({ id, name, type }: RowOf<typeof ATTRIBUTES>): void {
    if (type !== 'boolean') this.addTranslations('attribute', id, name);
  }

  private addTranslations(field: NamedField, id: number, name: Translations): void {
    for (const locale of LOCALES)
      for (const word of textWords(name[locale] ?? '')) this.words.addNamed(field, id, word, locale);
  }
}

/** Those that have not been asked for. Id 0 is nobody's. */
function takeUnnamed(numbering: Numbering): number[] {
  const ids = numbering.ids.slice(numbering.named).filter((id) => id !== 0);
  numbering.named = numbering.ids.length;
  return ids;
}

/** Of some ids those that offers have had. */
const known = (numbering: Numbering, ids: Ids): number[] =>
  ids ? ids.filter((id) => numbering.placeOf(id) !== undefined) : numbering.ids.filter((id) => id !== 0);

async function read<Row>(
  statement: { rows(db: Queryable, values: unknown[]): Promise<Row[]> },
  ids: number[],
  db: Queryable,
): Promise<Row[]> {
  return ids.length ? statement.rows(db, [ids]) : [];
}
