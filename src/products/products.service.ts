import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { NotFound } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import type { ProductKind } from './product.entity.js';
import type { CardRow, OfferRow, ProductRow } from './product.rows.js';
import type { FilterAttribute } from './attribute-choices.js';
import type { FilterCounts } from './facet-counts.js';
import { ProductFilters } from './product-filters.js';
import { type PriceRow, PRICES_OF_GROUP } from './price-history.js';
import { type FoundCard, type ProductCriteria, ProductsSearch } from './products.search.js';
import { ALTERNATIVES, CARDS, FEATURED, OFFERS_OF_GROUP, PRODUCT, SIMILAR } from './products.statements.js';

const FEATURED_COUNT = 12;

/** A page of a list with what may narrow it. */
export interface ProductList {
  cards: CardRow[];
  counts: FilterCounts;
  nextCursor: string | null;
}

@Injectable()
export class ProductsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly search: ProductsSearch,
    private readonly filters: ProductFilters,
  ) {}

  /** @param attributes that visitors may filter by */
  async list(criteria: ProductCriteria, attributes: FilterAttribute[], locale: Locale): Promise<ProductList> {
    const [{ found, nextCursor }, counts] = await Promise.all([
      this.search.find(criteria, locale),
      this.filters.counts(criteria, { attributes, categoryIds: [] }),
    ]);
    return { cards: await this.cards(found), counts, nextCursor };
  }

  /** Visible or not, but not what was never shown to anybody. */
  async find(id: number): Promise<ProductRow | null> {
    const [row] = await this.database.query<ProductRow[]>(PRODUCT, [id]);
    return row && row.status !== 'draft' ? row : null;
  }

  /** @throws NotFound when there never was such a product; one that is gone comes with `visible` false */
  async get(id: number, kind: ProductKind): Promise<ProductRow> {
    const row = await this.find(id);
    if (row?.kind !== kind) throw new NotFound();
    return row;
  }

  offersOf(product: ProductRow): Promise<OfferRow[]> {
    return this.database.query<OfferRow[]>(OFFERS_OF_GROUP, [product.groupId]);
  }

  pricesOf(product: ProductRow): Promise<PriceRow[]> {
    return this.database.query<PriceRow[]>(PRICES_OF_GROUP, [product.groupId]);
  }

  /** At most 12 cards: never the same GTIN, the same brand and a near price first. */
  async similarTo(product: ProductRow): Promise<CardRow[]> {
    return this.cards(await this.findSimilar(product.id));
  }

  findSimilar(id: number): Promise<FoundCard[]> {
    return this.database.query<FoundCard[]>(SIMILAR, [id]);
  }

  /** What somebody who looked for a product that is gone may want: cards of its categories, near its price. */
  async alternativesTo(product: ProductRow): Promise<CardRow[]> {
    return this.cards(await this.database.query<FoundCard[]>(ALTERNATIVES, [product.id]));
  }

  async featured(type: keyof typeof FEATURED): Promise<CardRow[]> {
    return this.cards(await this.findFeatured(type));
  }

  findFeatured(type: keyof typeof FEATURED): Promise<FoundCard[]> {
    return this.database.query<FoundCard[]>(FEATURED[type], [FEATURED_COUNT]);
  }

  /** What the whole catalogue holds. */
  async counts(): Promise<{ products: number; offers: number; stores: number }> {
    const [row] = await this.database.query<{ products: number; offers: number; stores: number }[]>(`
      select count(distinct card_id)::integer as products, count(*)::integer as offers,
        count(distinct company_id)::integer as stores from catalogue_offers`);
    return row!;
  }

  private async cards(found: FoundCard[]): Promise<CardRow[]> {
    if (!found.length) return [];
    return this.database.query<CardRow[]>(CARDS, [
      found.map(({ cardId }) => cardId),
      found.map(({ offerId }) => offerId),
    ]);
  }
}
