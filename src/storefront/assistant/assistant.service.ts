import { Injectable } from '@nestjs/common';
import type { Locale } from '../../core/i18n/locales.js';
import { toCard } from '../../products/product.presenter.js';
import type { CardRow } from '../../products/products.statements.js';
import { ProductsService } from '../../products/reading/products.service.js';
import { route } from '../../routes.js';
import { hasAllWords, SearchUnderstanding } from '../../search/search-understanding.js';
import type { Turn } from './assistant.pages.js';
import { mergeFollowUp, isEmpty, readQuestion, type QuestionCriteria } from './question.js';

const SHOWN = 4;
const NO_LIMITS = { priceFrom: undefined, priceTo: undefined, inStock: false, discount: false };

/** Answers questions by the catalogue's own search. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly products: ProductsService,
    private readonly understanding: SearchUnderstanding,
  ) {}

  /** Answers each question in the context of those before it. */
  converse(questions: string[], locale: Locale): Promise<Turn[]> {
    let criteria: QuestionCriteria | null = null;
    const wishes = questions.map((question) => (criteria = mergeFollowUp(criteria, readQuestion(question))));
    return Promise.all(
      wishes.map(async (one, index) => ({
        question: questions[index]!,
        ...(await this.answer(one, locale)),
      })),
    );
  }

  private async answer(criteria: QuestionCriteria, locale: Locale): Promise<Omit<Turn, 'question'>> {
    if (isEmpty(criteria)) return { answer: 'help', cards: [], url: null };
    if (criteria.compared.length) return this.compare(criteria.compared, locale);
    const found = await this.find(criteria, locale, SHOWN);
    const answer = criteria.cheapest ? 'cheapest' : 'found';
    if (found.length) return this.told(answer, found, criteria, locale);
    const relaxed = { ...criteria, ...NO_LIMITS };
    const others = criteria.words ? await this.find(relaxed, locale, SHOWN) : [];
    if (others.length) return this.told('relaxed', others, relaxed, locale);
    return { answer: 'none', cards: [], url: null };
  }

  private told(
    answer: Turn['answer'],
    rows: CardRow[],
    criteria: QuestionCriteria,
    locale: Locale,
  ): Omit<Turn, 'question'> {
    return { answer, cards: rows.map((row) => toHit(row, locale)), url: listUrl(criteria, locale) };
  }

  /** The best result for each thing, each product once. */
  private async compare(things: string[], locale: Locale): Promise<Omit<Turn, 'question'>> {
    const wishes = things.map((words) => ({ ...NO_LIMITS, words, compared: [], cheapest: false }));
    const found = (await Promise.all(wishes.map((criteria) => this.find(criteria, locale, 1)))).flat();
    const rows = [...new Map(found.map((row) => [row.id, row])).values()];
    if (!rows.length) return { answer: 'none', cards: [], url: null };
    const cards = rows.map((row) => toHit(row, locale));
    if (rows.length === 1) return { answer: 'found', cards, url: null };
    const ids = rows.map(({ id }) => id).join('-');
    return { answer: 'compared', cards, url: route('compare', {}, locale, { ids }) };
  }

  private async find(criteria: QuestionCriteria, locale: Locale, count: number): Promise<CardRow[]> {
    const understood = criteria.words ? await this.understanding.understand(criteria.words, locale) : null;
    // an answer has all of the words
    if (understood && !hasAllWords(understood)) return [];
    const list = this.products.open({
      kind: understood ? undefined : 'product',
      text: understood?.text,
      priceFrom: withinPrices(criteria.priceFrom),
      priceTo: withinPrices(criteria.priceTo),
      inStock: criteria.inStock,
      discounted: criteria.discount,
    });
    const sort = criteria.cheapest ? 'price' : understood ? 'relevance' : 'popular';
    return (await this.products.page(list, { sort, page: 1, pageSize: count, locale })).cards;
  }
}

const toHit = (row: CardRow, locale: Locale) => toCard(row, locale, { isMixed: true });

/** Above any price. */
const MAX_PRICE = 1e7;
const withinPrices = (amount: number | undefined) => amount && Math.min(amount, MAX_PRICE);

/** URL of the whole list of results. */
function listUrl(criteria: QuestionCriteria, locale: Locale): string {
  const { words, priceFrom, priceTo, inStock, discount, cheapest } = criteria;
  return route('search', words ? { query: words } : {}, locale, {
    priceFrom,
    priceTo,
    inStock: inStock ? '1' : undefined,
    discount: discount ? '1' : undefined,
    sort: cheapest ? 'price' : undefined,
  });
}
