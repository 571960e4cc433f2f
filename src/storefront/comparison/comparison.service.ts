import { isOutlier } from '../../products/comparison/compared-offer.js';
import { Injectable } from '@nestjs/common';
import type { ProductGroup } from '../../products/reading/product-groups.js';
import { ProductGroups } from '../../products/reading/product-groups.js';
import type { OfferRow, ProductRow } from '../../products/products.statements.js';
import { ProductsService } from '../../products/reading/products.service.js';
import { MAX_COMPARED } from './compared-ids.js';

/** A compared product with the offers of all stores. */
export interface Compared {
  product: ProductRow;
  offers: OfferRow[];
}

export interface Comparison {
  /** In the requested order. */
  compared: Compared[];
  /** Groups that no store sells any more. */
  unavailable: ProductGroup[];
}

@Injectable()
export class ComparisonService {
  constructor(
    private readonly groups: ProductGroups,
    private readonly products: ProductsService,
  ) {}

  /** At most four products with their data; each once, even if several of its offers are given. */
  async compareProducts(ids: number[]): Promise<Comparison> {
    const groups = await this.groups.byOffers(ids);
    const compared = await Promise.all(entriesOf(groups).map((id) => this.compareProduct(id)));
    return {
      compared: compared.filter((one) => one !== null),
      unavailable: groups.filter(({ card }) => card === null),
    };
  }

  /**
   * @param ids the compared products
   * @returns the ids with the added product; null if full. Products that are no longer sold are left out.
   */
  async add(ids: number[], id: number): Promise<number[] | null> {
    const entries = entriesOf(await this.groups.byOffers([...ids, id]));
    return entries.length > MAX_COMPARED ? null : entries;
  }

  async find(id: number): Promise<ProductGroup | null> {
    const [group] = await this.groups.byOffers([id]);
    return group ?? null;
  }

  private async compareProduct(id: number): Promise<Compared | null> {
    const product = await this.products.find(id);
    if (!product) return null;
    const offers = await this.products.offersOf(product);
    return { product, offers: offers.filter(({ apart }) => !isOutlier(apart)) };
  }
}

/** Canonical offers of the groups that are still sold. */
function entriesOf(groups: ProductGroup[]): number[] {
  return [...new Set(groups.flatMap(({ card }) => card?.id ?? []))];
}
