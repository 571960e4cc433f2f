import 'reflect-metadata';
import { MAX_WATCHED, readWatched, today, type Watched, writeWatched } from './watched.js';

const watched = (id: number, fields: Partial<Watched> = {}): Watched => ({
  id,
  cents: 129_990,
  day: today(),
  ...fields,
});

describe('the watch list in a cookie', () => {
  it('is read as it was written', () => {
    const list = [watched(2_147_483_647), watched(3, { cents: 0, day: 1 }), watched(12)];
    expect(readWatched(writeWatched(list))).toEqual(list);
    expect(readWatched('')).toEqual([]);
  });

  it('fits into a cookie at its maximum length', () => {
    const list = Array.from({ length: MAX_WATCHED }, (_, n) =>
      watched(2_147_000_000 + n, { cents: 99_999_999 }),
    );
    expect(writeWatched(list).length).toBeLessThan(3000);
    expect(readWatched(`${writeWatched(list)}-1.1.1`)).toEqual(list);
  });

  it.each([
    'x',
    '1.2',
    '0.1.1',
    '1.1.1.1',
    '-',
    '1.-1.1',
    '1.zzzzzzzzzzz.1',
    '1.1.zzzzz',
    'A.1.1',
    '1e9.1.NaN',
  ])('is nothing in %s', (text) => expect(readWatched(text)).toEqual([]));

  it('has each product once, as it was first added', () => {
    expect(readWatched('1.a.1-1.b.2')).toEqual([{ id: 1, cents: 10, day: 1 }]);
  });
});
