import { foundByWords, MEANT, type SearchScope, WORDS } from './found-by-words.js';

/** The words of a search as SQL: what has them, and how well each fits. */
export class AskedWords {
  /**
   * @param query the placeholder of the text
   * @param spoken that of the language whose synonyms are found as well; `null`: the words alone
   */
  constructor(
    private readonly query: string,
    private readonly spoken: string,
  ) {}

  /** The relations `asked` and `found`, for a `with`. */
  relations(scope?: SearchScope): string {
    return `${this.asked}, ${foundByWords(scope)}`;
  }

  /**
   * How well the words of a text match: its code, all words as they are spelt, other forms, and then what only means
   * the same. Of the relation `found`, beside `asked`.
   */
  rank(alias: string): string {
    const exact = (weights: string) =>
      `${alias}.words @@ (select search_exact(${this.query}::text, '${weights}'))`;
    // rounded, so that popularity decides between what fits about equally; not as numeric, which goes by way of text
    const weight = (asked: string) =>
      `floor(ts_rank('{0.1, 0.3, 0.6, 1.0}', ${alias}.words, ${asked}) * 100 + 0.5) / 100`;
    return `(case when ${alias}.said
      then 2 + ${weight(WORDS)} + case when ${exact('C')} then 2 when ${exact('AB')} then 1 else 0 end
      else ${weight(MEANT)} + (coalesce(${alias}.words @@ (select spelt from asked), false))::integer end)::real`;
  }

  /**
   * The words as they are, and with what means the same; and these as they are spelt. Where nothing means the same, and
   * that is nearly always, they are read once.
   */
  private get asked(): string {
    const [query, spoken] = [`${this.query}::text`, `${this.spoken}::text`];
    return `asked as materialized (
        select words, case when means then search_query(${query}, ${spoken}) else words end as meant,
          case when means then search_spelt(${query}, ${spoken}) end as spelt
        from (
          select search_query(${query}, null) as words, exists (select from search_meanings(${query}, ${spoken})) as means offset 0
        ) text
      )`;
  }
}
