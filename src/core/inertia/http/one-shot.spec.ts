import { randomBytes } from 'node:crypto';
import type { FlashData } from '../pages.js';
import { Seal } from './cookie-seal.js';
import { carry, emptyOneShot, mergeOneShot, openOneShot, sealOneShot } from './one-shot.js';

const seal = new Seal('a secret', 'one-shot');
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);

describe('one-shot data', () => {
  it('come back as they were sealed', () => {
    const data = emptyOneShot();
    carry(data, { flash: { a: 'č' } as FlashData, errors: { x: ['1', '2'] }, clearHistory: true });
    expect(openOneShot(sealOneShot(data, seal), seal)).toEqual({
      flash: { a: 'č' },
      errors: { x: '1' },
      typed: {},
      clearHistory: true,
    });
  });

  it('open only with the secret and the purpose that sealed them', () => {
    const sealed = sealOneShot(mergeOneShot(emptyOneShot(), { ...emptyOneShot(), clearHistory: true }), seal);
    expect(openOneShot(sealed, seal).clearHistory).toBe(true);
    for (const other of [new Seal('b secret', 'one-shot'), new Seal('a secret', 'csrf')])
      expect(openOneShot(sealed, other)).toEqual(emptyOneShot());
  });

  it('keep flash and drop errors when a cookie cannot hold both', () => {
    const data = emptyOneShot();
    carry(data, { flash: { a: noise(1900) } as FlashData, errors: { x: noise(1500), y: noise(1500) } });
    const kept = openOneShot(sealOneShot(data, seal), seal);
    expect(kept.flash).toEqual(data.flash);
    expect(Object.keys(kept.errors)).not.toContain('y');
  });

  it('hold a text of 2 000 letters, and drop one that does not fit before any message', () => {
    const data = emptyOneShot();
    carry(data, { errors: { text: 'Predolgo' }, typed: { kind: 'price', text: noise(2000) } });
    expect(openOneShot(sealOneShot(data, seal), seal)).toEqual(data);
    carry(data, { typed: { text: noise(6000) } });
    expect(openOneShot(sealOneShot(data, seal), seal)).toEqual({ ...data, typed: {} });
  });

  it('refuse flash that no cookie could hold', () => {
    expect(() => carry(emptyOneShot(), { flash: { a: noise(2100) } as FlashData })).toThrow(RangeError);
    const unseen = {
      ...emptyOneShot(),
      flash: { a: noise(1900), b: noise(1900), c: noise(1900) } as FlashData,
    };
    expect(openOneShot(sealOneShot(unseen, seal), seal)).toEqual(emptyOneShot());
  });
});
