import { LOCALES } from '../core/i18n/locales.js';
import { SMALL_WORDS } from './small-words.js';

/**
 * So many categories are recognised in a text: what it names as a whole first, then what it is about rather than for (of
 * “bicycle helmet” and “helmet for a bicycle” the helmets), then what names more of it, then the highest in the tree.
 */
const MAX_CATEGORIES = 3;

/** What visitors see in the tree: categories with something in them, as SQL about `c`. */
const IS_SHOWN = 'c.active and c.product_count > 0 and c.system is null';

/** A condition on the stems of a name of `c` that either language may fulfil, as SQL. */
const inEither = (holds: (name: string) => string) =>
  `(${LOCALES.map((locale) => holds(`search_stems(c.name ->> '${locale}')`)).join(' or ')})`;

/**
 * Whether any of some stems stands in the name of a category, in either language, as SQL.
 * @param stems as SQL
 */
export const inCategoryNames = (stems: string) =>
  `exists (select from categories c where ${IS_SHOWN} and ${inEither((name) => `${name} && ${stems}`)})`;

const SMALL_STEMS = `'{${[...SMALL_WORDS].join()}}'`;

/**
 * The relation `sought`: the stems of a text as they follow each other, and those that are no small words; every third
 * category has an “and”.
 */
const soughtIn = (text: string) => `sought as materialized (
      select stems, array(select stem from unnest(stems) stem where stem <> all(${SMALL_STEMS})) as telling
      from (
        select array(
          select word_stem(token) from unnest(search_tokens(${text})) with ordinality asked(token, place) order by place
        ) as stems offset 0
      ) text
    )`;

/** The last place in the text at which a word of the name of `c` stands, of those before the first small word. */
const HEAD_PLACE = `(
      select max(place) from (
        select stem, place, bool_or(stem = any(${SMALL_STEMS}) and place > 1) over (order by place) as is_after
        from unnest((select stems from sought)) with ordinality asked(stem, place)
      ) asked
      where not is_after and stem = any(${LOCALES.map((locale) => `search_stems(c.name ->> '${locale}')`).join(' || ')})
    )`;

/** How many stems of the text stand in a name of `c`, in the language that has more of them. */
const SHARED = `greatest(${LOCALES.map(
  (locale) => `cardinality(array(
      select unnest(search_stems(c.name ->> '${locale}')) intersect select unnest((select telling from sought))
    ))`,
).join()})`;

/**
 * Categories whose whole name is in a text, in either language, as SQL: `id`, and `is_whole` where the text
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
    order by is_whole desc, ${HEAD_PLACE} desc nulls last, ${SHARED} desc, cardinality(c.path), c.id
    limit ${MAX_CATEGORIES}`;
}

/** The category whose name shares most words with the text $1, if any does; of equals that of the word $2. */
export const NEAREST_CATEGORY = `
  with ${soughtIn('$1::text')}
  select c.id from categories c
  where ${IS_SHOWN} and ${inEither((name) => `${name} && (select telling from sought)`)}
  order by ${SHARED} desc, ${inEither((name) => `${name} && search_stems($2::text)`)} desc, c.product_count desc, c.id
  limit 1`;
