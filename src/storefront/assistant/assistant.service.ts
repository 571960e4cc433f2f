import { Injectable } from '@nestjs/common';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { searchCriteria } from '../../products/filters/search-criteria.js';
import { resultsUrl } from '../../products/listing/search.presenter.js';
import { toCard } from '../../products/product.presenter.js';
import type { CardRow } from '../../products/products.statements.js';
import { ProductsService } from '../../products/reading/products.service.js';
import { route } from '../../routes.js';
import { QueryParser } from '../../search/query-parser.js';
import type { Turn } from './assistant.pages.js';
import { mergeFollowUp, isEmpty, readQuestion, type QuestionCriteria } from './question.js';

const SHOWN = 4;
/** Above any price. */
const MAX_PRICE = 1e7;

type Answer = Omit<Turn, 'question'>;
const NO_ANSWER: Answer = { answer: 'none', cards: [], url: null };

/** The first products of a search page, and its URL. */
interface Results {
  rows: CardRow[];
  url: string;
}

/** Answers questions with the products of the search page for the same text. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly products: ProductsService,
    private readonly parser: QueryParser,
    private readonly texts: Texts,
  ) {}

  /** Answers each question in the context of those before it. */
  answerQuestions(questions: string[], locale: Locale): Promise<Turn[]> {
    let criteria: QuestionCriteria | null = null;
    const wishes = questions.map((question) => (criteria = mergeFollowUp(criteria, readQuestion(question))));
    return Promise.all(
      wishes.map(async (one, index) => ({
        question: questions[index]!,
        ...(await this.answer(one, locale)),
      })),
    );
  }

  private async answer(criteria: QuestionCriteria, locale: Locale): Promise<Answer> {
    if (isEmpty(criteria)) return { answer: 'help', cards: [], url: null };
    if (criteria.compared.length) return this.compare(criteria.compared, locale);
    const { query, constraints } = criteria;
    const found = await this.find(criteria, locale, SHOWN);
    if (found.rows.length) return this.toAnswer(constraints.sort ? 'cheapest' : 'found', found, locale);
    const unlimited = { query, constraints: constraints.sort ? { sort: constraints.sort } : {} };
    const others = query ? await this.find(unlimited, locale, SHOWN) : { rows: [], url: '' };
    return others.rows.length ? this.toAnswer('relaxed', others, locale) : NO_ANSWER;
  }

  /** The best result for each thing, each product once. */
  private async compare(things: string[], locale: Locale): Promise<Answer> {
    const found = await Promise.all(things.map((query) => this.find({ query, constraints: {} }, locale, 1)));
    const rows = [...new Map(found.flatMap((one) => one.rows).map((row) => [row.id, row])).values()];
    if (!rows.length) return NO_ANSWER;
    const cards = this.hits(rows, locale);
    if (rows.length === 1) return { answer: 'found', cards, url: null };
    const ids = rows.map(({ id }) => id).join('-');
    return { answer: 'compared', cards, url: route('compare', {}, locale, { ids }) };
  }

  private toAnswer(answer: Turn['answer'], { rows, url }: Results, locale: Locale): Answer {
    return { answer, cards: this.hits(rows, locale), url };
  }

  private hits(rows: CardRow[], locale: Locale) {
    return rows.map((row) => toCard(row, locale, this.texts.translator(locale), { isMixed: true }));
  }

  private async find(
    { query, constraints }: Pick<QuestionCriteria, 'query' | 'constraints'>,
    locale: Locale,
    count: number,
    filters = true,
  ): Promise<Results> {
    const read = await this.parser.parse(query, locale, { filters, stated: constraints });
    const parsed = { ...read, constraints: withinPrices(read.constraints) };
    const { sort, ...criteria } = searchCriteria(parsed, {});
    const list = this.products.open(criteria);
    const { cards } = await this.products.page(list, { sort, page: 1, pageSize: count, locale });
    // a product with some of the words is better than none
    if (!cards.length && read.filters) return this.find({ query, constraints }, locale, count, false);
    return { rows: cards, url: resultsUrl(parsed, locale) };
  }
}

function withinPrices(constraints: QuestionCriteria['constraints']): QuestionCriteria['constraints'] {
  const { priceFrom, priceTo } = constraints;
  return {
    ...constraints,
    ...(priceFrom !== undefined && { priceFrom: Math.min(priceFrom, MAX_PRICE) }),
    ...(priceTo !== undefined && { priceTo: Math.min(priceTo, MAX_PRICE) }),
  };
}
