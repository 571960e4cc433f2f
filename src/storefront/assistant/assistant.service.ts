import { Injectable } from '@nestjs/common';
import type { Locale } from '../../core/i18n/locales.js';
import { toCard } from '../../products/product.presenter.js';
import type { CardRow } from '../../products/product-rows.js';
import { ProductsService } from '../../products/reading/products.service.js';
import { route } from '../../routes.js';
import { SearchUnderstanding } from '../../search/search-understanding.js';
import type { Turn } from './assistant.pages.js';
import { goOn, isEmpty, readQuestion, type Wish } from './question.js';

const SHOWN = 4;
const NO_LIMITS = { priceFrom: undefined, priceTo: undefined, inStock: false, discount: false };

/** Answers questions from the catalogue's own search. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly products: ProductsService,
    private readonly understanding: SearchUnderstanding,
  ) {}

  /** Each question in the light of those before it. */
  converse(questions: string[], locale: Locale): Promise<Turn[]> {
    let wish: Wish | null = null;
    const wishes = questions.map((question) => (wish = goOn(wish, readQuestion(question))));
    return Promise.all(
      wishes.map(async (one, index) => ({
        question: questions[index]!,
        ...(await this.answer(one, locale)),
      })),
    );
  }

  private async answer(wish: Wish, locale: Locale): Promise<Omit<Turn, 'question'>> {
    if (isEmpty(wish)) return { answer: 'help', cards: [], url: null };
    if (wish.compared.length) return this.compare(wish.compared, locale);
    const found = await this.find(wish, locale, SHOWN);
    const answer = wish.cheapest ? 'cheapest' : 'found';
    if (found.length) return this.told(answer, found, wish, locale);
    const relaxed = { ...wish, ...NO_LIMITS };
    const others = wish.words ? await this.find(relaxed, locale, SHOWN) : [];
    if (others.length) return this.told('relaxed', others, relaxed, locale);
    return { answer: 'none', cards: [], url: null };
  }

  private told(answer: Turn['answer'], rows: CardRow[], wish: Wish, locale: Locale): Omit<Turn, 'question'> {
    return { answer, cards: rows.map((row) => toHit(row, locale)), url: listUrl(wish, locale) };
  }

  /** The best hit of each thing, each product once. */
  private async compare(things: string[], locale: Locale): Promise<Omit<Turn, 'question'>> {
    const wishes = things.map((words) => ({ ...NO_LIMITS, words, compared: [], cheapest: false }));
    const found = (await Promise.all(wishes.map((wish) => this.find(wish, locale, 1)))).flat();
    const rows = [...new Map(found.map((row) => [row.id, row])).values()];
    if (!rows.length) return { answer: 'none', cards: [], url: null };
    const cards = rows.map((row) => toHit(row, locale));
    if (rows.length === 1) return { answer: 'found', cards, url: null };
    const ids = rows.map(({ id }) => id).join('-');
    return { answer: 'compared', cards, url: route('compare', {}, locale, { ids }) };
  }

  private async find(wish: Wish, locale: Locale, count: number): Promise<CardRow[]> {
    const query = wish.words ? (await this.understanding.understand(wish.words, locale)).query : undefined;
    const { cards } = await this.products.page(
      {
        kind: query === undefined ? 'product' : undefined,
        query,
        synonymsOf: locale,
        brands: [],
        priceFromCents: toCents(wish.priceFrom),
        priceToCents: toCents(wish.priceTo),
        inStock: wish.inStock,
        discounted: wish.discount,
        sort: wish.cheapest ? 'price' : query ? 'relevance' : 'popular',
        page: 1,
        pageSize: count,
      },
      locale,
    );
    return cards;
  }
}

const toHit = (row: CardRow, locale: Locale) => toCard(row, locale, { isMixed: true });

/** Above any price. */
const MOST_CENTS = 1e9;
const toCents = (amount: number | undefined) =>
  amount === undefined ? undefined : Math.min(Math.round(amount * 100), MOST_CENTS);

/** The list of all that was found. */
function listUrl(wish: Wish, locale: Locale): string {
  const { words, priceFrom, priceTo, inStock, discount, cheapest } = wish;
  return route('search', words ? { query: words } : {}, locale, {
    priceFrom,
    priceTo,
    inStock: inStock ? '1' : undefined,
    discount: discount ? '1' : undefined,
    sort: cheapest ? 'price' : undefined,
  });
}
