import { LOCALES } from '../core/i18n/locales.js';
import { SMALL_WORDS } from './small-words.js';

/** So many categories are recognised in a text: what it names as a whole first, then the highest in the tree. */
const MOST_CATEGORIES = 3;

/** What visitors see in the tree: categories of products with something in them, as SQL about `c`. */
const IS_SHOWN = "c.active and c.product_count > 0 and c.kind = 'product' and c.system is null";

/** A condition on the stems of a name of `c` that either language may fulfil, as SQL. */
const inEither = (holds: (name: string) => string) =>
  `(${LOCALES.map((locale) => holds(`search_stems(c.name ->> '${locale}')`)).join(' or ')})`;

/**
 * Whether any of some stems stands in the name of a category, in either language, as SQL.
 * @param stems as SQL
 */
export const inCategoryNames = (stems: string) =>
  `exists (select from categories c where ${IS_SHOWN} and ${inEither((name) => `${name} && ${stems}`)})`;

/** The relation `sought`: the stems of a text, and those that are no small words; every third category has an “and”. */
const soughtIn = (text: string) => `sought as materialized (
      select stems, array(select stem from unnest(stems) stem where stem <> all('{${[...SMALL_WORDS].join()}}')) as telling
      from (select search_stems(${text}) as stems offset 0) text
    )`;

/**
 * Categories of products whose whole name is in a text, in either language, as SQL: `id`, and `is_whole` where the text
 * is nothing else.
 * @param text as SQL
 */
export function namedCategories(text: string): string {
  const stems = '(select stems from sought)';
  // an index is asked for those that share any stem that is no small word
  const isNamed = inEither((name) => `${name} && (select telling from sought) and ${name} <@ ${stems}`);
  const isWhole = inEither((name) => `coalesce(${name} <@ ${stems} and ${name} @> ${stems}, false)`);
  return `
    with ${soughtIn(text)}
    select c.id, ${isWhole} as is_whole from categories c
    where ${IS_SHOWN} and ${isNamed}
    order by is_whole desc, cardinality(c.path), c.id limit ${MOST_CATEGORIES}`;
}

/** How many stems of the text stand in a name of `c`, in the language that has more of them. */
const SHARED = `greatest(${LOCALES.map(
  (locale) => `cardinality(array(
      select unnest(search_stems(c.name ->> '${locale}')) intersect select unnest((select telling from sought))
    ))`,
).join()})`;

/** The category whose name shares most words with the text $1, if any does; of equals that of the word $2. */
export const NEAREST_CATEGORY = `
  with ${soughtIn('$1::text')}
  select c.id from categories c
  where ${IS_SHOWN} and ${inEither((name) => `${name} && (select telling from sought)`)}
  order by ${SHARED} desc, ${inEither((name) => `${name} && search_stems($2::text)`)} desc, c.product_count desc, c.id
  limit 1`;
