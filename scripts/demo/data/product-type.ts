import type { ColourId } from './colours.js';
import type { Gender, Pair } from './words.js';

/** A value that is the same in both languages, or one for each. */
export type Value = string | number | Pair;

/** A property of which each value makes a product of its own. */
export interface Property {
  name: Pair;
  unit?: string;
  values: readonly Value[];
}

/** A property whose value depends on the model; null: the model has none. */
interface Fact extends Omit<Property, 'values'> {
  values: readonly (Value | null)[];
  /** Whether it depends on the option instead, for example the weight of a size. */
  byOption?: true;
}

/** A kind of product of the demo; models, option values and colours multiply it into products. */
export interface ProductType {
  id: string;
  category: string;
  /** The name of the type, in Slovenian in the nominative. */
  noun: Pair;
  /** Gender of the Slovenian noun, for the colour's adjective. */
  gender: Gender;
  brands: readonly string[];
  /** Those that describe the product have a name in each language. */
  models: readonly (string | Pair)[];
  option?: Property;
  /** Content of the pack for each option value, for the unit price. */
  contents?: readonly string[];
  /** Class of the EU energy label, by model. */
  energyClasses?: readonly string[];
  colours: readonly ColourId[];
  /** Whether the colour is part of the name. */
  colourInName?: boolean;
  /** Whether a store shows a model's colours as variants. */
  variants?: boolean;
  /** Whether its first model is made in all sizes and colours. */
  grid?: boolean;
  /**
   * Whether its only model is made in each option and colour, has five drawings, and is sold by each store that has
   * its category, one of them also refurbished.
   */
  flagship?: true;
  /** EUR, of the cheapest and the most expensive model. */
  price: readonly [number, number];
  facts: readonly Fact[];
  /** Sentences of the description. */
  texts: readonly Pair[];
}
