import { slugsOf } from './derived-slugs.js';

const before = { name: { sl: 'Čaji', en: 'Teas' }, slug: { sl: 'caji', en: 'fine-teas' } };

describe('derived slugs', () => {
  it('are derived from the name in each language', () =>
    expect(slugsOf({ sl: 'Zeleni čaji' })).toEqual({ sl: 'zeleni-caji' }));

  it('are left out where a name gives no slug', () =>
    expect(slugsOf({ sl: '茶', en: 'Tea' })).toEqual({ en: 'tea' }));

  it('keep a chosen value', () =>
    expect(slugsOf({ sl: 'Čaji' }, { sl: 'izbrani-caji' })).toEqual({ sl: 'izbrani-caji' }));

  it('change with the name unless they were chosen', () =>
    expect(slugsOf({ sl: 'Kave', en: 'Coffees' }, {}, before)).toEqual({ sl: 'kave', en: 'fine-teas' }));

  it('are derived again when they are emptied', () =>
    expect(slugsOf(before.name, { en: null }, before)).toEqual({ sl: 'caji', en: 'teas' }));

  it('are removed with the name of their language', () =>
    expect(slugsOf({ en: 'Teas' }, { sl: 'caji' }, before)).toEqual({ en: 'fine-teas' }));
});
