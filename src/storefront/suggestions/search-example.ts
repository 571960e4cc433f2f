import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Texts } from '../../core/i18n/texts.js';
import { factText } from '../../products/card-facts.js';
import type { CardRow } from '../../products/products.statements.js';
import { route } from '../../routes.js';
import type { Suggestions } from './suggestions.props.js';

/** A search as a person could type it, and its URL. */
export type SearchExample = Suggestions['texts'][number];

type Described = Pick<CardRow, 'categories' | 'brand' | 'facts' | 'price' | 'currency' | 'contract'>;
type Detail = (card: Described, locale: Locale) => string | null;

/** The parts of a search besides category and price; each row prefers another one, so that not all examples are alike. */
const DETAILS: readonly Detail[] = [
  ({ facts }, locale) => {
    const measured = facts.find(({ type, values: [value] }) => type === 'number' && value?.unit);
    return measured ? factText(measured, locale, false).text : null;
  },
  ({ brand }) => brand,
  () => '',
];
const MAX_WORDS = 2;
/** So many searches are tried for each row. */
const MAX_TRIED = 12;

/**
 * Searches for products of the rows: "smartphones 256 GB under €400". One of each row, and of each category.
 * @param isUseful whether such a search has enough hits
 */
export async function searchExamples(
  rows: Described[][],
  locale: Locale,
  texts: Texts,
  isUseful: (query: string) => Promise<boolean>,
): Promise<SearchExample[]> {
  const examples = new Map<string, SearchExample>();
  for (const [index, cards] of rows.entries()) {
    const details = [...DETAILS.slice(index % DETAILS.length), ...DETAILS];
    const described = details.flatMap((detailOf) =>
      cards.flatMap((card) => {
        const [category, detail] = [categoryOf(card, locale), detailOf(card, locale)];
        return category === null || detail === null || examples.has(category)
          ? []
          : { category, detail, card };
      }),
    );
    for (const { category, detail, card } of described.slice(0, MAX_TRIED)) {
      const words = detail ? texts.t('storefront.hero.described', locale, { category, detail }) : category;
      const price = String(limitAbove(card.price));
      const text = texts.t('storefront.hero.example', locale, { words, price });
      const query = text.replaceAll('\u00a0', ' ');
      if (!(await isUseful(query))) continue;
      examples.set(category, { text, url: route('search', {}, locale, { query }) });
      break;
    }
  }
  return [...examples.values()];
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
