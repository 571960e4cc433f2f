import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../../companies/companies.service.js';
import type { Company } from '../../companies/company.entity.js';
import { PublicReads } from '../../core/database/public-reads.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import {
  CatalogueIndex,
  type FoundCard,
  type IndexPage,
  type OpenList,
} from '../../search/catalogue-index/catalogue-index.js';
import { LEFT_OUT, type LeftOutRow } from './left-out.statements.js';
import { atNow, recordAtNow } from '../clock/row-at-now.js';
import { type PriceRow, PRICES_OF_GROUP } from '../price-history.js';
import type { ProductKind } from '../product.entity.js';
import { isSoldOut } from '../clock/stock.js';
import { type ProductCriteria, openList } from '../filters/product-criteria.js';
import {
  ALTERNATIVES,
  type CardRow,
  CARDS,
  FEATURED,
  OFFERS_OF_GROUP,
  type OfferRow,
  PRODUCT,
  type ProductRow,
  SIMILAR,
} from '../products.statements.js';
import { type TwinRow, TWINS } from './twins.statements.js';
import { VARIANTS, type VariantRow } from './variants.statements.js';

const FEATURED_COUNT = 12;
/** A feed may give all of its items one variant group. */
const MAX_VARIANTS = 100;

/** A page of a list. */
export interface ProductListPage {
  cards: CardRow[];
  nextCursor: string | null;
}

@Injectable()
export class ProductsService {
  constructor(
    private readonly reads: PublicReads,
    private readonly index: CatalogueIndex,
    private readonly companies: CompaniesService,
  ) {}

  open(criteria: ProductCriteria): OpenList {
    return openList(this.index, criteria);
  }

  /**
   * The cards of a page.
   * @throws Malformed for a cursor of another list
   */
  async page(list: OpenList, page: IndexPage): Promise<ProductListPage> {
    const { found, nextCursor } = await list.page(page);
    return { cards: await this.cards(found), nextCursor };
  }

  /**
   * Finds a product in any status except draft and blocked.
   * @param isExpected false for an answer that is cached or indexed, such as a redirect or an error: then the
   * primary is read as well
   */
  find(
    id: number,
    isExpected: (row: ProductRow) => boolean = ({ visible }) => visible,
  ): Promise<ProductRow | null> {
    return this.reads.certain(
      () => this.read(id),
      (row) => row !== null && isExpected(row),
    );
  }

  /**
   * @param isExpected as for `find`
   * @throws NotFound for an unknown product or a draft; for a deleted or inactive one `visible` is false
   */
  async get(id: number, kind: ProductKind, isExpected: (row: ProductRow) => boolean): Promise<ProductRow> {
    const row = await this.find(id, (found) => found.kind === kind && isExpected(found));
    if (row?.kind !== kind) throw new NotFound();
    return row;
  }

  /** null when the store is not active. */
  sellerOf({ companyId }: ProductRow): Promise<Company | null> {
    return this.companies.findActive(companyId);
  }

  /** The cheapest that can be bought first. */
  async offersOf(product: ProductRow): Promise<OfferRow[]> {
    const rows = await OFFERS_OF_GROUP.rows(this.reads.planned, [product.groupId]);
    if (!rows.some(({ overdue }) => overdue)) return rows;
    return rows
      .map(atNow)
      .sort(
        (a, b) =>
          Number(a.apart !== null) - Number(b.apart !== null) ||
          Number(isSoldOut(a)) - Number(isSoldOut(b)) ||
          a.price - b.price,
      );
  }

  /** Offers of its GTIN that are not compared with the others. */
  leftOutOf(product: ProductRow): Promise<LeftOutRow[]> {
    return LEFT_OUT.rows(this.reads.planned, [product.groupId]);
  }

  /** The groups of its family, including its own; empty if there are too many to choose from. */
  async variantsOf({ cardId }: ProductRow): Promise<VariantRow[]> {
    const rows = await VARIANTS.rows(this.reads.planned, [cardId, MAX_VARIANTS + 1]);
    return rows.length > MAX_VARIANTS ? [] : rows;
  }

  /** In other conditions, the cheapest first. */
  twinsOf({ groupId }: ProductRow): Promise<TwinRow[]> {
    return TWINS.rows(this.reads.planned, [groupId]);
  }

  pricesOf(product: ProductRow): Promise<PriceRow[]> {
    return PRICES_OF_GROUP.rows(this.reads.planned, [product.groupId]);
  }

  /** At most 12 cards: never the same GTIN, the same brand and a near price first. */
  async similarTo(product: ProductRow): Promise<CardRow[]> {
    return this.cards(await this.findSimilar(product.id));
  }

  findSimilar(id: number): Promise<FoundCard[]> {
    return SIMILAR.rows(this.reads.planned, [id]);
  }

  /** For a product that is no longer visible: cards of its categories, near its price. */
  async alternativesTo(product: ProductRow): Promise<CardRow[]> {
    return this.cards(await ALTERNATIVES.rows(this.reads.planned, [product.id]));
  }

  /** Each card once, the best first. */
  findFeatured(type: keyof typeof FEATURED, count = FEATURED_COUNT): Promise<FoundCard[]> {
    return FEATURED[type].rows(this.reads.planned, [count]);
  }

  /** The data of found cards, in their order. */
  async cards(found: FoundCard[]): Promise<CardRow[]> {
    if (!found.length) return [];
    const columns = [
      found.map(({ entryId }) => entryId),
      found.map(({ offerId }) => offerId),
      found.map(({ totalCents }) => totalCents),
    ];
    // a replica may be behind the index
    const rows = await this.reads.certain(
      () => CARDS.rows(this.reads.planned, columns),
      ({ length }) => length === found.length,
    );
    return rows.map(atNow);
  }

  private async read(id: number): Promise<ProductRow | null> {
    const row = await PRODUCT.row(this.reads.planned, [id]);
    return row && row.status !== 'draft' && row.status !== 'blocked' ? recordAtNow(row) : null;
  }
}
