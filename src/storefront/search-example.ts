import { plainText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Texts } from '../core/i18n/texts.js';
import { factText } from '../products/card-facts.js';
import type { CardRow } from '../products/products.statements.js';
import { route } from '../routes.js';

/** A search as a person could type it, and its URL. */
export interface SearchExample {
  text: string;
  url: string;
}

type Described = Pick<CardRow, 'categories' | 'brand' | 'facts' | 'price' | 'currency' | 'contract'>;
type Detail = (card: Described, locale: Locale) => string | null;

/** The parts of a search besides category and price, one for each example: not all examples are alike. */
const DETAILS: readonly Detail[] = [
  ({ facts }, locale) => {
    const measured = facts.find(({ type, values: [value] }) => type === 'number' && value?.unit);
    return measured ? factText(measured, locale, false).text : null;
  },
  ({ brand }) => brand,
  () => '',
];
const MAX_WORDS = 2;

/**
 * Searches for products that the home page shows, so that each example has a hit: "smartphones 256 GB under €400". One of
 * each row, and of each category.
 */
export function searchExamples(rows: Described[][], locale: Locale, texts: Texts): (SearchExample | null)[] {
  const known = new Set<string>();
  return rows.map((cards, index) => {
    for (const card of cards) {
      const category = categoryOf(card, locale);
      const detail = DETAILS[index % DETAILS.length]!(card, locale);
      if (category === null || detail === null || known.has(category)) continue;
      known.add(category);
      const words = `${category} ${detail}`.trim();
      const price = String(limitAbove(card.price));
      const text = texts.t('storefront.hero.example', locale, { words, price });
      return { text, url: route('search', {}, locale, { query: text.replaceAll('\u00a0', ' ') }) };
    }
    return null;
  });
}

/** The name of its first category as in a sentence; null if it is too long to be typed, or the price is not comparable. */
function categoryOf({ categories: [first], currency, contract }: Described, locale: Locale): string | null {
  const name = first ? plainText(first.name, locale) : '';
  if (!name || currency !== 'EUR' || contract !== null || name.split(/\s+/).length > MAX_WORDS) return null;
  // not of "LED bulbs"
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A round price, at most double. */
function limitAbove(price: number): number {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(price)) / 2);
  return Math.ceil(price / step) * step;
}
