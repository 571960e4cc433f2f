import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../../companies/companies.service.js';
import type { Company } from '../../companies/company.entity.js';
import { PublicReads } from '../../core/database/public-reads.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FilterCounts } from '../facets/filter-counts.js';
import type { Counted } from '../filters/facet-counts.js';
import type { FoundCard } from '../query/found-page.js';
import { type PriceRow, PRICES_OF_GROUP } from '../price-history.js';
import type { ProductKind } from '../product.entity.js';
import type { CardRow, OfferRow, ProductRow } from '../product-rows.js';
import type { ProductCriteria } from '../query/product-criteria.js';
import { ProductFilters } from './product-filters.js';
import { ProductsSearch } from './products.search.js';
import { ALTERNATIVES, CARDS, FEATURED, OFFERS_OF_GROUP, PRODUCT, SIMILAR } from '../products.statements.js';

const FEATURED_COUNT = 12;

/** A page of a list. */
export interface ProductPage {
  cards: CardRow[];
  nextCursor: string | null;
}

@Injectable()
export class ProductsService {
  constructor(
    private readonly reads: PublicReads,
    private readonly search: ProductsSearch,
    private readonly filters: ProductFilters,
    private readonly companies: CompaniesService,
  ) {}

  async page(criteria: ProductCriteria, locale: Locale): Promise<ProductPage> {
    const { found, nextCursor } = await this.search.find(criteria, locale);
    return { cards: await this.cards(found), nextCursor };
  }

  counts(criteria: ProductCriteria, counted: Counted): Promise<FilterCounts> {
    return this.filters.counts(criteria, counted);
  }

  /**
   * Visible or not, but not what was never shown to anybody.
   * @param isExpected whether the caller has nothing to say of it that stays: that it is gone, or lives elsewhere
   */
  find(
    id: number,
    isExpected: (row: ProductRow) => boolean = ({ visible }) => visible,
  ): Promise<ProductRow | null> {
    return this.reads.certain(
      () => this.look(id),
      (row) => row !== null && isExpected(row),
    );
  }

  /**
   * @param isExpected as for `find`
   * @throws NotFound when there never was such a product; one that is gone comes with `visible` false
   */
  async get(id: number, kind: ProductKind, isExpected: (row: ProductRow) => boolean): Promise<ProductRow> {
    const row = await this.find(id, (found) => found.kind === kind && isExpected(found));
    if (row?.kind !== kind) throw new NotFound();
    return row;
  }

  /** Who offers it; null once the store is not active. */
  sellerOf({ companyId }: ProductRow): Promise<Company | null> {
    return this.companies.findActive(companyId);
  }

  offersOf(product: ProductRow): Promise<OfferRow[]> {
    return this.reads.prepared<OfferRow[]>(OFFERS_OF_GROUP, [product.groupId]);
  }

  pricesOf(product: ProductRow): Promise<PriceRow[]> {
    return this.reads.prepared<PriceRow[]>(PRICES_OF_GROUP, [product.groupId]);
  }

  /** At most 12 cards: never the same GTIN, the same brand and a near price first. */
  async similarTo(product: ProductRow): Promise<CardRow[]> {
    return this.cards(await this.findSimilar(product.id));
  }

  findSimilar(id: number): Promise<FoundCard[]> {
    return this.reads.prepared<FoundCard[]>(SIMILAR, [id]);
  }

  /** What somebody who looked for a product that is gone may want: cards of its categories, near its price. */
  async alternativesTo(product: ProductRow): Promise<CardRow[]> {
    return this.cards(await this.reads.prepared<FoundCard[]>(ALTERNATIVES, [product.id]));
  }

  /** Cards that stand out, the most outstanding first; each once. */
  findFeatured(type: keyof typeof FEATURED, count = FEATURED_COUNT): Promise<FoundCard[]> {
    return this.reads.prepared<FoundCard[]>(FEATURED[type], [count]);
  }

  /** What is shown of cards, in the order in which they were found. */
  async cards(found: FoundCard[]): Promise<CardRow[]> {
    if (!found.length) return [];
    return this.reads.prepared<CardRow[]>(CARDS, [
      found.map(({ cardId }) => cardId),
      found.map(({ offerId }) => offerId),
    ]);
  }

  private async look(id: number): Promise<ProductRow | null> {
    const [row] = await this.reads.prepared<ProductRow[]>(PRODUCT, [id]);
    return row && row.status !== 'draft' ? row : null;
  }
}
