import type { ImportDetail } from '../../../src/import/import.pages.js';
import { mainAction, possibleActions } from './main-action.js';

const done = {
  status: 'done',
  mode: 'full',
  active: false,
  kept: true,
  counters: { read: 3 },
  issueCounts: [],
  changeCount: 3,
  confirmUrl: null,
  cancelUrl: null,
  mappingUrl: null,
  repeatUrl: '/r',
  rollbackUrl: '/b',
  format: 'Katalog',
} as unknown as ImportDetail;

describe('the main action of an import', () => {
  it.each<[string, Partial<ImportDetail>, string | undefined]>([
    ['shows what it has changed', {}, 'changes'],
    ['uploads the next file where nothing changed', { changeCount: 0 }, 'upload'],
    ['confirms a held one', { status: 'held', confirmUrl: '/c', repeatUrl: null }, 'confirm'],
    ['maps fields that it waits for', { status: 'needs-mapping', mappingUrl: '/m' }, 'mapping'],
    ['cancels one at work', { status: 'writing', active: true, cancelUrl: '/c' }, 'cancel'],
    ['imports what was tried', { mode: 'dry-run' }, 'repeat'],
    ['repeats one that failed on the way', { status: 'failed', changeCount: 0 }, 'repeat'],
    [
      'uploads another file instead of one that cannot be read',
      { status: 'failed', changeCount: 0, counters: { read: 0 } as ImportDetail['counters'] },
      'upload',
    ],
    ['repeats one that was rolled back', { status: 'rolled-back' }, 'repeat'],
  ])('%s', (_, fields, expected) => {
    const current = { ...done, ...fields };
    expect(mainAction(current, possibleActions(current, true))).toBe(expected);
  });

  it('is only what the person may do', () => {
    const seen = { ...done, repeatUrl: null, rollbackUrl: null, changeCount: 0 };
    expect(mainAction(seen, possibleActions(seen, false))).toBe('report');
  });
});
