import { rowsOf } from './permissions/rows.js';
import { API, PAGES } from './permissions/table.js';
import { titled, Walk } from './permissions/walk.js';

const ROWS = rowsOf(API);
const ALL = [...ROWS, ...rowsOf(PAGES)];

const walk = await Walk.start();
afterAll(() => walk.close());

describe('every call of the API for everybody', () => {
  it('is in the tables, as is every page', () => {
    const known = new Set(ALL.map(({ method, path }) => `${method} ${path}`));
    const missing = walk.handlers.filter(
      ({ method, paths }) => !paths.some((path) => known.has(`${method} ${path}`)),
    );
    expect(missing.map(({ method, paths }) => `${method} ${paths[0]}`)).toEqual([]);
  });

  it('is in the tables only if it exists', () => {
    const served = new Set(
      walk.handlers.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`)),
    );
    const gone = ALL.filter(({ method, path }) => !served.has(`${method} ${path}`));
    expect(gone.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it.each(titled(ROWS))('%s', async (_, row) => {
    const answers = await walk.answers(row, (call, somebody) => walk.byToken(row.method, call, somebody));
    expect(answers).toEqual(row.expected);
  });

  describe('of missing records, looks like one of foreign records', () => {
    const foreign = ROWS.filter(({ object, path }) => object === 'foreign' && /:(id|uid)/.test(path));
    it.each(titled(foreign))('%s', async (_, row) => {
      // a person with all rights sees that it is missing
      const { super_admin, ...expected } = row.expected;
      const kinds = Object.keys(expected) as (keyof typeof expected)[];
      const answers = await walk.answers(
        row,
        ({ body }, somebody) =>
          walk.byToken(row.method, { path: walk.world.missing(row.path), body }, somebody),
        { kinds },
      );
      expect(answers).toEqual(expected);
    });
  });
});
