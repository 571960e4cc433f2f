import type { ColourId } from './colours.js';
import type { Gender, Pair } from './words.js';

/** A value that reads the same in both languages, or one for each. */
export type Value = string | number | Pair;

/** A property whose value goes by the model (facts) or makes a product of its own (option). */
export interface Property {
  name: Pair;
  unit?: string;
  values: readonly Value[];
}

/** One kind of thing the demo stores sell; models, option values and colours multiply it into products. */
export interface ProductType {
  id: string;
  category: string;
  /** What it is called, Slovenian in the nominative. */
  noun: Pair;
  /** The colour's adjective agrees with the Slovenian noun. */
  gender: Gender;
  brands: readonly string[];
  models: readonly string[];
  option?: Property;
  colours: readonly ColourId[];
  /** Whether the colour belongs to the name; of a pot of honey it does not. */
  colourInName?: boolean;
  /** Whether a store shows a model's colours as variants of one thing. */
  variants?: boolean;
  /** EUR, of the cheapest and the dearest model. */
  price: readonly [number, number];
  facts: readonly Property[];
  /** Sentences of the description. */
  texts: readonly Pair[];
}
