import { slugsOf } from './derived-slugs.js';

const before = { name: { sl: 'Čaji', en: 'Teas' }, slug: { sl: 'caji', en: 'fine-teas' } };

describe('slugs that follow a name', () => {
  it('follow the name in each language that has one', () =>
    expect(slugsOf({ sl: 'Zeleni čaji' })).toEqual({ sl: 'zeleni-caji' }));

  it('are left out where nothing of the name is left', () =>
    expect(slugsOf({ sl: '茶', en: 'Tea' })).toEqual({ en: 'tea' }));

  it('are what somebody chose', () =>
    expect(slugsOf({ sl: 'Čaji' }, { sl: 'izbrani-caji' })).toEqual({ sl: 'izbrani-caji' }));

  it('go on following where they did, and stay where they were chosen', () =>
    expect(slugsOf({ sl: 'Kave', en: 'Coffees' }, {}, before)).toEqual({ sl: 'kave', en: 'fine-teas' }));

  it('follow again when they are emptied', () =>
    expect(slugsOf(before.name, { en: null }, before)).toEqual({ sl: 'caji', en: 'teas' }));

  it('go with the name of their language', () =>
    expect(slugsOf({ en: 'Teas' }, { sl: 'caji' }, before)).toEqual({ en: 'fine-teas' }));
});
