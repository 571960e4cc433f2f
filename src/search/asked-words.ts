import { foundByWords, EXPANDED, type SearchScope, WORDS } from './found-by-words.js';
import { namedCategories } from './named-categories.js';

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
   * How well the words of a text match: its code, a category that the whole text names, all words as they are spelt, a
   * category that is named among others, and then what only means the same. Of the relation `found`, beside `asked`.
   */
  rank(alias: string): string {
    const exactIn = (weights: string) =>
      `${alias}.words @@ (select search_exact(${this.wished}, '${weights}'))`;
    // rounded, so that popularity decides between what fits about equally; not as numeric, which goes by way of text
    const weight = (asked: string) =>
      `floor(ts_rank('{0.1, 0.3, 0.6, 1.0}', ${alias}.words, ${asked}) * 100 + 0.5) / 100`;
    return `(case when ${alias}.exact
      then 16 + case when ${exactIn('C')} then 8 when ${exactIn('AB')} then 2 else 0 end + ${alias}.category_boost + ${weight(WORDS)}
      else ${weight(EXPANDED)} + (coalesce(${alias}.words @@ (select spelt from asked), false))::integer end)::real`;
  }

  /** The text without the words that must not occur. */
  private get wished(): string {
    return `search_wished(${this.query}::text)`;
  }

  /**
   * The words as they are, and with what means the same; and these as they are spelt. Where nothing means the same, and
   * that is nearly always, they are read once. And the categories that they name, with what being in one is worth: more
   * than how words are spelt where the text names nothing else, less where it says what is for shoes.
   */
  private get asked(): string {
    const [query, wished, spoken] = [`${this.query}::text`, this.wished, `${this.spoken}::text`];
    return `named as materialized (${namedCategories(wished)}), asked as materialized (
        select words, case when means then search_query(${query}, ${spoken}) else words end as expanded,
          case when means then search_spelt(${wished}, ${spoken}) end as spelt, categories,
          case when is_whole then 4 else 1 end as worth
        from (
          select search_query(${query}, null) as words, exists (select from search_meanings(${wished}, ${spoken})) as means offset 0
        ) text
        cross join (select coalesce(bool_or(is_whole), false) as is_whole from named) naming
        cross join lateral (
          select array(select id from named where named.is_whole or not naming.is_whole) as categories
        ) expanded
      )`;
  }
}
