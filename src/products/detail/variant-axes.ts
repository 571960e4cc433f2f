import { inSizeOrder } from '../../attributes/values/value-size.js';
import { foldText } from '../../core/i18n/fold-text.js';
import { onDemand } from '../../core/i18n/on-demand.js';
import { localText, type LocalText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { attributeText } from '../product.presenter.js';
import type { VariantRow } from '../reading/variants.statements.js';
import { attributeKeys, type ReadAttribute } from '../reading/attribute-keys.js';

/** Cells per variant: a table with more empty cells is worse than a list. */
const MAX_CELLS = 4;
/** So many attributes are tried as axes: each pair of them is. */
const MAX_AXES = 10;
const BETWEEN = ' · ';

type Described = Pick<VariantRow, 'attributes'>;

/** An attribute that all variants state with different values. */
export interface Axis {
  name: LocalText;
  /** In the order of the variants; equal ones are spelled alike. */
  values: LocalText[];
}

/**
 * The attributes that distinguish variants: columns and rows of a table that is mostly full; else one
 * attribute that is sufficient, with the other differences; else columns and rows of the fullest table. None
 * if that would be mostly empty.
 */
export function variantAxes(variants: Described[], locale: Locale): Axis[] {
  const count = variants.length;
  const axes = axesOf(variants, locale).slice(0, MAX_AXES);
  const [fullest] = axes
    .flatMap((one, at) => axes.slice(at + 1).map((other) => [one, other] as const))
    .map((pair) => ({ pair, cells: sizeOf(pair[0]) * sizeOf(pair[1]) }))
    .filter(({ pair, cells }) => cells <= MAX_CELLS * count && sizeOf(both(...pair)) === count)
    .sort((a, b) => a.cells - b.cells);
  const single = axes.find((axis) => sizeOf(axis) === count);
  if (fullest && (!single || fullest.cells < 2 * count))
    // a phone has room for few columns
    return fullest.pair.toReversed().sort((a, b) => sizeOf(a) - sizeOf(b));
  const second = axes.find((axis) => axis !== single);
  return single ? [second ? both(single, second) : single] : [];
}

/** Each value once: clothing sizes and numbers by size, others by the alphabet. */
export function axisValues({ values }: Axis, locale: Locale): LocalText[] {
  const texts = [...new Map(values.map((value) => [value.text, value])).values()];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const first = ({ text, ...others }: LocalText) => ({ ...others, text: text.split(BETWEEN)[0]! });
  return inSizeOrder(
    texts.sort((a, b) => compare(a.text, b.text)),
    first,
    locale,
  );
}

/** In one text; marked with a language that all have. */
export function joinTexts(texts: LocalText[], between: string): LocalText {
  const [lang, ...others] = new Set(texts.map((each) => each.lang));
  return { text: texts.map(({ text }) => text).join(between), ...(lang && !others.length && { lang }) };
}

/** In the order in which they are stated. */
function axesOf(variants: Described[], locale: Locale): Axis[] {
  const all = variants.flatMap(({ attributes }) => attributes);
  const keyOf = attributeKeys(all);
  const fold = onDemand(foldText);
  const stated = variants.map(({ attributes }) => valuesByKey(attributes, keyOf, locale));
  return [...new Set(all.map(keyOf))].flatMap((key) => {
    const spellings = new Map<string, LocalText>();
    const values = stated.flatMap((of) => {
      const value = of.get(key);
      if (!value) return [];
      const folded = fold(value.text);
      if (!spellings.has(folded)) spellings.set(folded, value);
      return [spellings.get(folded)!];
    });
    const name = localText(all.find((attribute) => keyOf(attribute) === key)!.name, locale);
    return name && values.length === variants.length && spellings.size > 1 ? [{ name, values }] : [];
  });
}

/** All values of each attribute, by the first offer that has it. */
function valuesByKey(
  attributes: VariantRow['attributes'],
  keyOf: (attribute: ReadAttribute) => string,
  locale: Locale,
): Map<string, LocalText> {
  const found = new Map<string, { offerId: number; texts: LocalText[] }>();
  for (const attribute of attributes) {
    const text = attributeText(attribute, locale);
    const known = found.get(keyOf(attribute));
    if (text && !known) found.set(keyOf(attribute), { offerId: attribute.offerId, texts: [text] });
    else if (text && known?.offerId === attribute.offerId) known.texts.push(text);
  }
  return new Map([...found].map(([key, { texts }]) => [key, joinTexts(texts, ', ')]));
}

const both = (one: Axis, other: Axis): Axis => ({
  name: joinTexts([one.name, other.name], BETWEEN),
  values: one.values.map((value, at) => joinTexts([value, other.values[at]!], BETWEEN)),
});

const sizeOf = ({ values }: Axis) => new Set(values.map(({ text }) => text)).size;
