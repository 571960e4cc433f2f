import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { rowsOf } from './permissions/rows.js';
import { API, PAGES } from './permissions/table.js';
import { titled, Walk } from './permissions/walk.js';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** A row for each address that a catalogue admin may write to. */
const ROWS = rowsOf(API + PAGES).filter(
  ({ method, expected }) => WRITES.includes(method) && /^(?:2..|done)$/.test(expected.super_admin),
);

const walk = await Walk.start();
afterAll(() => walk.close());

describe('the body null', () => {
  it.each(titled(ROWS))('is refused by %s', async (_, row) => {
    const { method, path } = row;
    const handler = walk.handlers.find((one) => one.method === method && one.paths.includes(path))!;
    // a handler that reads no body ignores it
    if (!handler.reads.includes(RouteParamtypes.BODY)) return;
    const { super_admin } = await walk.answers(
      row,
      async (call, { browser }) => {
        const headers = { accept: 'application/json', 'content-type': 'application/json' };
        return String((await browser.send(method, call.path, null, headers)).status);
      },
      { kinds: ['super_admin'] },
    );
    expect(super_admin).toBe('422');
  });
});
