import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const MAX_WORDS = 8;

/** Filters by rows whose column contains every word of the query. @param column of folded text (`fold_text`) */
export function andContainsWords(
  found: SelectQueryBuilder<ObjectLiteral>,
  column: string,
  query: string | undefined,
): void {
  const words = (query ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  words.forEach((word, index) => {
    const name = `word${index}`;
    found.andWhere(`${column} like '%' || fold_text(:${name}) || '%'`, {
      // wildcards of LIKE are escaped
      [name]: word.replace(/[\\%_]/g, '\\$&'),
    });
  });
}
