import { type ColourId, colourName } from './data/colours.js';
import { demoEan } from './data/ean.js';
import { PRODUCT_TYPES } from './data/product-types.js';
import type { ProductType, Property, Value } from './data/product-type.js';
import type { Pair } from './data/words.js';

/** Maximum of products of a type, without the rest of its grid; about 400 in all. */
const PRODUCTS_PER_TYPE = 9;

/** A product with one EAN, sold by any store. */
export interface DemoProduct {
  type: ProductType;
  brand: string;
  model: string;
  ean: string;
  mpn: string;
  name: Pair;
  colour: ColourId;
  attributes: DemoAttribute[];
  contents: string | null;
  /** So many of one item are sold together. */
  multipack: number | null;
  energyClass: string | null;
  /** EUR, the base of the stores' prices. */
  price: number;
  /** Shared by the colours and sizes of one model. */
  group: string | null;
  /** Number of the type's illustration. */
  variant: number;
  index: number;
}

export interface DemoAttribute {
  name: Pair;
  value: Pair;
  unit: string | null;
}

/** All products of the demo, the same at each call. */
export function demoProducts(): DemoProduct[] {
  const brands = [...new Set(PRODUCT_TYPES.flatMap((type) => type.brands))];
  return PRODUCT_TYPES.flatMap((type, typeIndex) =>
    combinations(type).map((combination, index) =>
      product(type, combination, { index, typeIndex, maker: brands.indexOf(combination.brand) }),
    ),
  );
}

interface Combination {
  modelIndex: number;
  brand: string;
  model: Pair;
  option: Value | null;
  optionIndex: number;
  colour: ColourId;
}

/** Models first with one option value each, then with more, until there are enough. */
function combinations(type: ProductType): Combination[] {
  if (type.flagship) return wholeGrid(type);
  const options: readonly (Value | null)[] = type.option?.values ?? [null];
  const rounds = roundsOf(type, options.length);
  const found: Combination[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [modelIndex, model] of type.models.entries()) {
      const optionIndex = (modelIndex + round) % options.length;
      found.push({
        modelIndex,
        model: bilingual(model),
        brand: type.brands[modelIndex % type.brands.length]!,
        option: options[optionIndex]!,
        optionIndex,
        colour: type.colours[(modelIndex * 2 + round) % type.colours.length]!,
      });
    }
  const some = found.slice(0, PRODUCTS_PER_TYPE);
  return type.grid ? [...some, ...restOfGrid(type, type.option!.values, some)] : some;
}

const bilingual = (text: string | Pair): Pair => (typeof text === 'string' ? [text, text] : text);

/** Each option of the only model in each colour. */
function wholeGrid({ option, models, brands, colours }: ProductType): Combination[] {
  const only = { modelIndex: 0, model: bilingual(models[0]!), brand: brands[0]! };
  return option!.values.flatMap((value, optionIndex) =>
    colours.map((colour) => ({ ...only, option: value, optionIndex, colour })),
  );
}

/** The missing sizes of the first model in three colours, except one that is not made. */
function restOfGrid({ colours }: ProductType, options: readonly Value[], some: Combination[]): Combination[] {
  const isMade = ({ optionIndex, colour }: Combination) =>
    some.some((one) => one.modelIndex === 0 && one.optionIndex === optionIndex && one.colour === colour);
  return colours
    .slice(0, 3)
    .flatMap((colour) => options.map((option, optionIndex) => ({ ...some[0]!, option, optionIndex, colour })))
    .filter((one) => !isMade(one))
    .slice(0, -1);
}

/** Number of products of each model, each with another option value or colour. */
function roundsOf({ variants, option, colourInName }: ProductType, options: number): number {
  if (variants) return 3;
  if (option) return options;
  return colourInName === false ? 1 : 2;
}

interface ProductVariation {
  index: number;
  typeIndex: number;
  maker: number;
}

function product(
  type: ProductType,
  combination: Combination,
  { index, typeIndex, maker }: ProductVariation,
): DemoProduct {
  const { brand, model, option, optionIndex, colour, modelIndex } = combination;
  const contents = type.contents?.[optionIndex] ?? null;
  return {
    type,
    brand,
    model: model[0],
    ean: demoEan(maker, typeIndex * 20 + index),
    mpn: `${model[0]
      .replace(/[^\p{L}\d]|[aeiou]/giu, '')
      .slice(0, 4)
      .toUpperCase()}-${typeIndex + 10}${index}`,
    name: productName(type, combination),
    colour,
    attributes: [
      ...(type.option && option !== null ? [attribute(type.option, option)] : []),
      ...factsOf(type, combination),
      ...(type.colourInName === false
        ? []
        : [{ name: ['Barva', 'Colour'], value: colourName(colour, 'f'), unit: null } as const]),
    ],
    contents,
    multipack: Number(/^(\d+) x /.exec(contents ?? '')?.[1]) || null,
    energyClass: type.energyClasses?.[modelIndex % type.energyClasses.length] ?? null,
    price: basePrice(type, combination),
    group: type.variants || type.flagship ? `${type.id}-${modelIndex + 1}` : null,
    variant: modelIndex % 3,
    index,
  };
}

/** »Pohodniški nahrbtnik Grebenar Razor, 22 l, temno zelen«, "Grebenar Razor hiking backpack, 22 l, dark green" */
function productName(type: ProductType, { brand, model, option, colour }: Combination): Pair {
  const tail = (language: 0 | 1) =>
    [
      option === null ? null : withUnit(option, type.option?.unit, language),
      type.colourInName === false ? null : colourName(colour, type.gender)[language],
    ]
      .filter(Boolean)
      .map((part) => `, ${part}`)
      .join('');
  const [noun, englishNoun] = type.noun;
  return [
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${brand} ${model[0]}${tail(0)}`,
    `${brand} ${model[1]} ${englishNoun}${tail(1)}`,
  ];
}

const factsOf = ({ facts }: ProductType, { modelIndex, optionIndex }: Combination): DemoAttribute[] =>
  facts.flatMap((fact) => {
    const value = fact.values[(fact.byOption ? optionIndex : modelIndex) % fact.values.length] ?? null;
    return value === null ? [] : [attribute(fact, value)];
  });

const attribute = (property: Pick<Property, 'name' | 'unit'>, value: Value): DemoAttribute => ({
  name: property.name,
  value: [printed(value, 0), printed(value, 1)],
  unit: property.unit ?? null,
});

function withUnit(value: Value, unit: string | undefined, language: 0 | 1): string {
  if (!unit) return printed(value, language);
  return unit === '″' ? `${printed(value, language)}″` : `${printed(value, language)} ${unit}`;
}

function printed(value: Value, language: 0 | 1): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value[language];
  const text = String(value).replace('-', '−');
  return language === 0 ? text.replace('.', ',') : text;
}

/** Later models and larger options are more expensive. */
function basePrice({ price: [low, high], models, option, variants }: ProductType, at: Combination): number {
  const rank = ((at.modelIndex * 4) % models.length) / Math.max(1, models.length - 1);
  const size = option && !variants ? at.optionIndex / Math.max(1, option.values.length - 1) : 0;
  // without other models, the option alone decides
  const part = models.length === 1 ? size : option && !variants ? 0.7 * rank + 0.3 * size : rank;
  return low + (high - low) * part;
}
