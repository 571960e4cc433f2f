import { LINES } from '../../error-catalogue/lines.js';
import { PEOPLE } from '../../error-catalogue/people.js';
import { READS } from '../../error-catalogue/reads.js';
import { SCREENS } from '../../error-catalogue/screens.js';
import { expectSituation, TOASTS } from '../../error-catalogue/situation.js';
import { Stage } from '../../error-catalogue/stage.js';
import { WRITES } from '../../error-catalogue/writes.js';

const ROWS = [...READS, ...WRITES, ...PEOPLE];

const stage = await Stage.use();

/**
 * The specification's catalogue of errors as one table: situation, status, toast, effect. Situations that
 * need a browser are in screens.ts and error-catalogue-browser; the toasts of each write are in toast-keys.
 */
describe('the catalogue of errors:', () => {
  it('each line has a test', () => {
    const played = new Set([...ROWS, ...SCREENS].map(({ line }) => line));
    expect(Object.keys(LINES).filter((line) => !played.has(line as keyof typeof LINES))).toEqual([]);
    expect(Object.keys(LINES)).toHaveLength(23);
  });

  it.each(ROWS.map((row) => [row.line, row.situation, row] as const))('%s: %s', async (_, __, row) => {
    await expectSituation(row, stage, stage);
    // and nothing of it is left
    if (row.without) expect((await stage.page('/')).status).toBe(200);
  });

  it.each(['success', 'error', 'info', 'warning'])('toasts have the title of %s', (severity) => {
    expect(TOASTS[`${severity}_title`]).toEqual(expect.any(String));
  });
});
