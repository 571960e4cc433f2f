import { formatsFor } from './format.js';

const NBSP = '\u00a0';

describe('formatsFor', () => {
  const sl = formatsFor('sl');
  const en = formatsFor('en');

  it('writes prices as each language does, thousands always apart', () => {
    expect(sl.money({ amount: 1299.9, currency: 'EUR' })).toBe(`1.299,90${NBSP}€`);
    expect(en.money({ amount: 1299.9, currency: 'EUR' })).toBe('€1,299.90');
    expect(sl.money({ amount: 4500, currency: 'KZT' })).toBe(`4.500,00${NBSP}KZT`);
  });

  it('writes whole percent', () => {
    expect(sl.percent(-20)).toBe(`−20${NBSP}%`);
    expect(en.percent(13)).toBe('13%');
    expect(en.percent(-20)).toBe('−20%');
  });

  it('writes times of Ljubljana in any environment', () => {
    expect(sl.date('2026-11-20T23:30:00Z')).toBe(`21.${NBSP}11.${NBSP}2026`);
    expect(en.date('2026-11-20T23:30:00Z')).toBe(`21${NBSP}Nov 2026`);
  });

  it('writes durations as a clock', () => {
    expect(sl.duration(74)).toBe('1:14');
    expect(sl.duration(3661.4)).toBe('1:01:01');
  });
});
