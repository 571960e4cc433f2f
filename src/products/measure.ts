/** Stored units by their spellings in feeds. */
const UNITS: Record<string, string> = {
  mg: 'mg',
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  cm: 'cm',
  m: 'm',
  m2: 'm²',
  'm²': 'm²',
  sqm: 'm²',
  m3: 'm³',
  'm³': 'm³',
  cbm: 'm³',
};
/** How much each unit is of the one that unit prices are for: a kilogram, litre, metre, square or cubic metre. */
const SIZES: Record<string, readonly [unit: string, size: number]> = {
  mg: ['kg', 1e-6],
  g: ['kg', 1e-3],
  kg: ['kg', 1],
  ml: ['l', 1e-3],
  cl: ['l', 1e-2],
  dl: ['l', 0.1],
  l: ['l', 1],
  cm: ['m', 1e-2],
  m: ['m', 1],
  'm²': ['m²', 1],
  'm³': ['m³', 1],
};
const MEASURE = /^(\d{1,7}(?:[.,]\d{1,3})?)\s*([a-zA-Z]{1,3}[23²³]?)$/;

/** A positive amount with its unit, as `0.75 l`; null for anything else. */
export function readMeasure(text: string): string | null {
  const [, amount = '', unit = ''] = MEASURE.exec(text.trim()) ?? [];
  const known = Object.hasOwn(UNITS, unit.toLowerCase()) ? UNITS[unit.toLowerCase()]! : null;
  const number = Number(amount.replace(',', '.'));
  return known && number > 0 ? `${number} ${known}` : null;
}

/** A price in units of its currency, to whole cents, for this measure. */
interface UnitPrice {
  price: number;
  /** As `100 ml`. */
  measure: string;
}

/**
 * The unit price of a pack.
 * @param price in units of its currency
 * @param content of the pack
 * @param base what the unit price is for; without it, or in units of another kind, one kilogram, litre, metre …
 * @returns null where it says no more than the price
 */
export function unitPriceOf(price: number, content: string | null, base: string | null): UnitPrice | null {
  if (content === null) return null;
  const { unit, size } = sizeOf(content);
  const measure = base !== null && sizeOf(base).unit === unit ? base : `1 ${unit}`;
  const share = sizeOf(measure).size / size;
  const cents = Math.round(price * 100 * share);
  return share === 1 || cents === 0 ? null : { price: cents / 100, measure };
}

function sizeOf(measure: string): { unit: string; size: number } {
  const [amount, written = ''] = measure.split(' ');
  const [unit, size] = SIZES[written]!;
  return { unit, size: Number(amount) * size };
}
