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
  // pieces, as Google counts them
  ct: 'ct',
  kos: 'ct',
  kom: 'ct',
  pcs: 'ct',
};
/** The unit that prices of each are for, and the size in millionths of that one: prices need whole numbers. */
const SIZES: Record<string, readonly [unit: string, size: number]> = {
  mg: ['kg', 1],
  g: ['kg', 1e3],
  kg: ['kg', 1e6],
  ml: ['l', 1e3],
  cl: ['l', 1e4],
  dl: ['l', 1e5],
  l: ['l', 1e6],
  cm: ['m', 1e4],
  m: ['m', 1e6],
  'm²': ['m²', 1e6],
  'm³': ['m³', 1e6],
  ct: ['ct', 1e6],
};
const MEASURE =
  /^(?:(?<packs>\d{1,4})\s?[x×*]\s?)?(?<amount>\d{1,7}(?:[.,]\d{1,3})?)\s*(?<unit>[a-zA-Z]{1,3}[23²³]?)\.?$/;

/** A positive amount with its unit, as `0.75 l`; the whole content of several packs, `6 x 0.5 l`. Null for anything else. */
export function readMeasure(text: string): string | null {
  const { packs = '1', amount = '', unit = '' } = MEASURE.exec(text.trim())?.groups ?? {};
  const known = Object.hasOwn(UNITS, unit.toLowerCase()) ? UNITS[unit.toLowerCase()]! : null;
  const number = Number(amount.replace(',', '.'));
  if (!known || !(Number(packs) * number > 0)) return null;
  return packs === '1' ? `${number} ${known}` : contentOf(Number(packs), number, known);
}

/** Content of several packs; in the unit of prices from one such unit on. */
function contentOf(packs: number, amount: number, unit: string): string {
  const [bigger, size] = SIZES[unit]!;
  const inMillionths = packs * Math.round(amount * size);
  const [whole, of] = inMillionths >= 1e6 ? [1e6, bigger] : [size, unit];
  return `${Math.round((inMillionths * 1000) / whole) / 1000} ${of}`;
}

/** A price in units of its currency, to whole cents, for this measure. */
interface UnitPrice {
  price: number;
  /** For example `100 ml`. */
  measure: string;
}

/**
 * The unit price of a pack.
 * @param price in units of its currency
 * @param content of the pack
 * @param base quantity of the unit price; without it, or in units of another kind, one kilogram, litre, metre
 * …
 * @returns null if it adds nothing to the price
 */
export function unitPriceOf(price: number, content: string | null, base: string | null): UnitPrice | null {
  if (content === null) return null;
  const { unit, size } = sizeOf(content);
  const measure = base !== null && sizeOf(base).unit === unit ? base : `1 ${unit}`;
  const asked = sizeOf(measure).size;
  const cents = Math.round((Math.round(price * 100) * asked) / size);
  return asked === size || cents === 0 ? null : { price: cents / 100, measure };
}

function sizeOf(measure: string): { unit: string; size: number } {
  const [amount, written = ''] = measure.split(' ');
  const [unit, size] = SIZES[written]!;
  return { unit, size: Math.round(Number(amount) * size) };
}
