/** The maker's part of a code, after the Slovenian prefix. */
const COUNTRY = '383';

/** A valid EAN-13 of a demo maker: three digits for the country, five for the maker, four for the thing. */
export function demoEan(maker: number, item: number): string {
  const digits = `${COUNTRY}${String(90000 + maker)}${String(item).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
