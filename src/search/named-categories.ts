import { SMALL_WORDS } from './small-words.js';

/** So many categories are recognised in a text: what it names as a whole first, then the highest in the tree. */
const MOST_CATEGORIES = 3;

/**
 * Categories of products whose whole name is in a text, in either language, as SQL: `id`, and `is_whole` where the text
 * is nothing else.
 * @param text as SQL
 */
export function namedCategories(text: string): string {
  const inEither = (holds: (name: string) => string) =>
    ['sl', 'en'].map((locale) => holds(`search_stems(c.name ->> '${locale}')`)).join(' or ');
  const stems = '(select stems from sought)';
  // an index is asked for those that share any stem that is no small word: every third category has an “and”
  const isNamed = inEither((name) => `${name} && (select telling from sought) and ${name} <@ ${stems}`);
  const isWhole = inEither((name) => `coalesce(${name} <@ ${stems} and ${name} @> ${stems}, false)`);
  return `
    with sought as materialized (
      select stems, array(select stem from unnest(stems) stem where stem <> all('{${[...SMALL_WORDS].join()}}')) as telling
      from (select search_stems(${text}) as stems offset 0) text
    )
    select c.id, ${isWhole} as is_whole from categories c
    where c.active and c.product_count > 0 and c.kind = 'product' and c.system is null and (${isNamed})
    order by is_whole desc, cardinality(c.path), c.id limit ${MOST_CATEGORIES}`;
}
