import type { PersonKind } from './permissions/people.js';
import { rowsOf } from './permissions/rows.js';
import { PAGES } from './permissions/table.js';
import { inLocale, titled, Walk } from './permissions/walk.js';

const ROWS = rowsOf(PAGES);
/** The other language's address has the same handler, so it is tried by who may least, some and most. */
const IN_ENGLISH: readonly PersonKind[] = ['visitor', 'PRODUCT', 'super_admin'];

const walk = await Walk.start();
afterAll(() => walk.close());

describe('every page and form for everybody', () => {
  it.each(titled(ROWS))('%s', async (_, row) => {
    const answers = await walk.answers(row, (call, somebody) => walk.byCookie(row.method, call, somebody));
    expect(answers).toEqual(row.expected);
  });

  it('has one handler for its addresses in both languages', () => {
    const handlers = walk.handlers;
    const handlerOf = (method: string, path: string) =>
      handlers.find((handler) => handler.method === method && handler.paths.includes(path))?.name;
    const differing = ROWS.filter(
      ({ method, path }) => handlerOf(method, path) !== handlerOf(method, inLocale(path, 'en')),
    );
    expect(differing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  describe('in English', () => {
    it.each(titled(ROWS))('%s', async (_, row) => {
      const answers = await walk.answers(row, (call, somebody) => walk.byCookie(row.method, call, somebody), {
        address: inLocale(row.path, 'en'),
        kinds: IN_ENGLISH,
      });
      expect(answers).toEqual(Object.fromEntries(IN_ENGLISH.map((kind) => [kind, row.expected[kind]])));
    });
  });
});
