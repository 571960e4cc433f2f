import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { foldText } from '../../core/i18n/fold-text.js';
import { FIELDS, rowName } from '../product-columns.js';
import { FeedCategories, feedCategoryKey } from '../blocking/feed-categories.js';
import { type BrandsByName, Brands } from './brands.js';
import { hasNewPrice } from './offer-comparison.js';
import type { OfferRecord } from './offer-record.js';
import type { OfferChange, OfferPart, OfferState } from './offer-state.js';
import { UPSERT_OFFERS, updateOffers } from './offer-writer.statements.js';
import { ADD_PRICES } from './price-history.statements.js';

/** A change, and the parts in which it differs from the stored offer. */
export interface DifferingOffer extends OfferChange {
  parts: OfferPart[];
}

/** A row of `UPSERT_OFFERS` or `updateOffers`. */
type Row = Record<string, unknown>;

/** Parts that are no column of `products`. */
const OTHER_TABLES: ReadonlySet<OfferPart> = new Set(['categoryIds', 'attributes', 'media']);

/** Writes the rows of offers, and their price history. */
@Injectable()
export class OfferRows {
  constructor(
    private readonly brands: Brands,
    private readonly feedCategories: FeedCategories,
  ) {}

  /**
   * Creates offers of a store, or replaces those that have their codes.
   * @param isEdit whether people wrote the records
   */
  async replace(manager: EntityManager, companyId: number, records: OfferRecord[], isEdit: boolean) {
    const brands = await this.brands.byNames(records.flatMap(({ brand }) => brand ?? []));
    const feedCategories = await this.feedCategories.idsOf(
      records.flatMap(({ feedCategory }) => feedCategory ?? []),
    );
    const rows = records.map((record) => recordRow(record, brands, feedCategories));
    return UPSERT_OFFERS.rows(manager, [companyId, JSON.stringify(rows), isEdit]);
  }

  /**
   * Creates a person's offer.
   * @returns undefined if the store has an offer with its code
   */
  async create(manager: EntityManager, companyId: number, offer: OfferState) {
    const brands = await this.brands.byNames(offer.brand ? [offer.brand] : [], manager);
    const rows = JSON.stringify([stateRow(offer, FIELDS, brands)]);
    const { id, existed } = await UPSERT_OFFERS.one(manager, [companyId, rows, true]);
    return existed ? undefined : { id, wanted: withStoredBrand(offer, brands) };
  }

  /**
   * Changes locked offers: one statement for all that differ in the same columns.
   * @returns the stored offers after the change
   */
  async change<Offer extends DifferingOffer>(manager: EntityManager, offers: Offer[]): Promise<Offer[]> {
    const names = offers.flatMap(({ wanted, parts }) => (parts.includes('brand') && wanted.brand) || []);
    const brands = await this.brands.byNames(names, manager);
    for (const [columns, some] of byColumns(offers)) {
      const fields = FIELDS.filter(({ name }) => columns.includes(name));
      const rows = some.map(({ stored: { id }, wanted }) => ({ id, ...stateRow(wanted, fields, brands) }));
      await updateOffers(columns).run(manager, [JSON.stringify(rows)]);
    }
    await this.addPrices(
      manager,
      offers.filter(({ parts }) => hasNewPrice(parts)).map(({ stored: { id } }) => id),
    );
    return offers.map((offer) => ({ ...offer, wanted: withStoredBrand(offer.wanted, brands) }));
  }

  async addPrices(manager: EntityManager, ids: number[]): Promise<void> {
    if (ids.length) await ADD_PRICES.run(manager, [ids]);
  }
}

/** Offers by the columns in which they differ. */
function byColumns<Offer extends DifferingOffer>(offers: Offer[]): [OfferPart[], Offer[]][] {
  const groups = new Map<string, [OfferPart[], Offer[]]>();
  for (const offer of offers) {
    const columns = offer.parts.filter((part) => !OTHER_TABLES.has(part)).sort();
    const key = columns.join();
    const group = groups.get(key);
    if (group) group[1].push(offer);
    else groups.set(key, [columns, [offer]]);
  }
  return [...groups.values()];
}

function recordRow(
  { categoryIds: _, pictures: _pictures, attributes: _list, brand, feedCategory, ...columns }: OfferRecord,
  brands: BrandsByName,
  feedCategories: ReadonlyMap<string, number>,
): Row {
  const feedCategoryId = feedCategory && feedCategories.get(feedCategoryKey(feedCategory));
  return { kind: 'product', status: 'active', ...columns, brandId: brandId(brand, brands), feedCategoryId };
}

function stateRow(offer: Partial<OfferState>, fields: typeof FIELDS, brands: BrandsByName): Row {
  const values = fields.map((field) => {
    const value = offer[field.name] ?? null;
    if (field.type === 'brand') return [rowName(field), brandId(value as string | null, brands)];
    return [
      rowName(field),
      field.type === 'money' && value !== null ? Math.round(Number(value) * 100) : value,
    ];
  });
  const { keptFields, isDeleted } = offer;
  return { ...(Object.fromEntries(values) as Row), keptFields, isDeleted };
}

const brandId = (brand: string | null, brands: BrandsByName): number | null =>
  brand ? (brands.get(foldText(brand))?.id ?? null) : null;

function withStoredBrand<Offer extends Partial<OfferState>>(offer: Offer, brands: BrandsByName): Offer {
  const stored = offer.brand && brands.get(foldText(offer.brand));
  return stored ? { ...offer, brand: stored.name } : offer;
}
