import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTORS, FOREIGN, OWN } from '../../test/support/actors.js';
import {
  canApply,
  eventsFor,
  IMPORT_STATUSES,
  IMPORT_TRANSITIONS,
  type ImportStatus,
  statusesBefore,
  statusesEndedAs,
  statusesThatNeed,
  statusAfter,
} from './import-states.js';

const rows = IMPORT_TRANSITIONS.map((row) => ({ ...row, from: [...row.from] as ImportStatus[] }));

const reachable = (from: ImportStatus[]): Set<ImportStatus> => {
  const found = new Set(from);
  for (const status of found)
    for (const row of rows) if (row.from.includes(status) && row.to) found.add(row.to);
  return found;
};

describe('the statuses of imports', () => {
  it('are all reached by a new import', () => {
    expect([...reachable([statusAfter('create')])].sort()).toEqual([...IMPORT_STATUSES].sort());
  });

  it('have each event in one row for each status', () => {
    const pairs = rows.flatMap(({ from, event }) => from.map((status) => `${event} ${status}`));
    expect(pairs).toEqual([...new Set(pairs)]);
  });

  it('are left by workers alone exactly when a worker has the import', () => {
    for (const status of IMPORT_STATUSES) {
      const byWorker = rows.filter(
        ({ from, event, permission }) => from.includes(status) && !permission && event !== 'supersede',
      );
      expect([status, byWorker.length > 0]).toEqual([
        status,
        statusesThatNeed('queue', 'worker').includes(status),
      ]);
    }
  });

  it('end an import that only a person takes up again, and a rollback for good', () => {
    const ends = statusesThatNeed('nothing');
    expect(ends.filter((status) => reachable([status]).size === 1)).toEqual(['rolled-back']);
    for (const { from, permission } of rows)
      if (from.some((status) => ends.includes(status))) expect(permission).toBe('imports.run');
  });

  it('can be cancelled until the import ends', () => {
    const cancellable = [...statusesBefore('cancel'), ...statusesBefore('request-cancel')];
    const open = statusesThatNeed('queue', 'person', 'worker').filter((status) => status !== 'rolling-back');
    expect(cancellable.sort()).toEqual(open.sort());
  });

  it.each<[ImportStatus, ImportStatus[]]>([
    ['done', ['validating', 'writing']],
    ['failed', ['validating', 'writing', 'rolling-back']],
    ['cancelled', ['validating', 'writing']],
    ['rolled-back', ['rolling-back']],
  ])('let a worker end as %s only an import that is %s', (end, before) => {
    expect(statusesEndedAs(end)).toEqual(before);
  });

  it('offer a store what they allow, and strangers nothing', () => {
    const run = { companyId: OWN, status: 'held' as const };
    expect([...eventsFor(ACTORS.admin, run)]).toEqual(['confirm', 'cancel']);
    expect([...eventsFor(ACTORS.NONE, run)]).toEqual([]);
    expect([...eventsFor(ACTORS.admin, { ...run, companyId: FOREIGN })]).toEqual([]);
    expect(canApply('roll-back', run)).toBe(false);
  });
});

/** The table itself, and pulls of feeds, which have statuses of their own. */
const OTHERS = /import-states(\.spec)?\.ts$|feed-pulls\.queue\.ts$/;
const STATUS = `'(?:${IMPORT_STATUSES.join('|')})'`;
const SPELLED = [
  // lists, in SQL and TypeScript
  new RegExp(`\\bstatus (?:not )?in \\(${STATUS}`),
  new RegExp(`\\[${STATUS}[^\\]]*\\]\\)?\\.includes\\([\\w.]*status\\)`),
  /ImportStatus\[\] = \[/,
  new RegExp(`\\bIn\\(\\[${STATUS}`),
  new RegExp(`\\bset (?:[^\`]*, )?status = (?:case [^\`]*)?${STATUS}`),
];

it('are listed and set by no other file', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !OTHERS.test(name),
  );
  const found = files.filter((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(/feed_pulls[^`]*/g, '');
    return SPELLED.some((pattern) => pattern.test(text));
  });
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
