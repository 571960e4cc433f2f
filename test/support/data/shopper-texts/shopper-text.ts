/** The wanted traits of a demo product. */
export interface Wanted {
  /** Of `DEMO_CATEGORIES`. */
  in?: string;
  brand?: string;
  /** Part of its name in either language. */
  name?: string;
  /** Parts of its attributes in either language, as `Barva=rdeča` and `Capacity=2.5l`. */
  has?: string[];
  /** EUR, for which a store sells it. */
  upTo?: number;
}

/** A shopper's text, and the products that must be among the first five hits. */
export type ShopperText = readonly [text: string, wanted: Wanted];
