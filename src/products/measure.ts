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
const MEASURE = /^(\d{1,7}(?:[.,]\d{1,3})?)\s*([a-zA-Z]{1,3}[23²³]?)$/;

/** A positive amount with its unit, as `0.75 l`; null for anything else. */
export function readMeasure(text: string): string | null {
  const [, amount = '', unit = ''] = MEASURE.exec(text.trim()) ?? [];
  const known = Object.hasOwn(UNITS, unit.toLowerCase()) ? UNITS[unit.toLowerCase()]! : null;
  const number = Number(amount.replace(',', '.'));
  return known && number > 0 ? `${number} ${known}` : null;
}
