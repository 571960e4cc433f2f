import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const MAX_WORDS = 8;

/** Every word of the query must occur somewhere in the column, which holds what `fold_text` makes of a text. */
export function andContainsWords(
  found: SelectQueryBuilder<ObjectLiteral>,
  column: string,
  query: string | undefined,
): void {
  const words = (query ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  words.forEach((word, index) => {
    const name = `word${index}`;
    found.andWhere(`${column} like '%' || fold_text(:${name}) || '%'`, {
      // signs that mean something to LIKE mean themselves
      [name]: word.replace(/[\\%_]/g, '\\$&'),
    });
  });
}
