/** What a product of the demo has that a shopper asked for. */
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

/** What a shopper types, and what must be among the first five hits. */
export type ShopperText = readonly [text: string, wanted: Wanted];
