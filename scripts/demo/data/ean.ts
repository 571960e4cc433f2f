/** The manufacturer's part of an EAN, after the Slovenian prefix. */
const COUNTRY = '383';

/** A valid EAN-13: three digits for the country, five for the manufacturer, four for the product. */
export function demoEan(maker: number, item: number): string {
  const digits = `${COUNTRY}${String(90000 + maker)}${String(item).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
