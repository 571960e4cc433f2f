import { PEOPLE, type PersonKind } from './people.js';

export type ObjectKind = 'own' | 'foreign' | 'self' | 'hidden' | 'none';

/** One line of a table. */
export interface Row {
  method: string;
  /** The registered path, with `:name` for parameters. */
  path: string;
  object: ObjectKind;
  expected: Record<PersonKind, string>;
}

const LINE = /^(GET|POST|PUT|PATCH|DELETE) (\S+)(?:\s+(own|foreign|self|hidden))?\s+(.*)$/;

/** The lines of a table; a line without a method is a heading. */
export function rowsOf(table: string): Row[] {
  return table.split('\n').flatMap((line) => {
    const found = LINE.exec(line.trim());
    if (!found) return [];
    const [, method, path, object = 'none', answers] = found;
    const cells = answers!.replaceAll('|', ' ').trim().split(/\s+/);
    if (cells.length !== PEOPLE.length) throw new Error(`Not ${PEOPLE.length} answers: ${line}`);
    const expected = Object.fromEntries(PEOPLE.map((kind, index) => [kind, cells[index]!]));
    return [{ method: method!, path: path!, object: object as ObjectKind, expected } as Row];
  });
}
