import { withTyped } from './with-typed.js';

describe('input without JavaScript', () => {
  it('replaces texts of the form, including nested ones', () => {
    const values = {
      price: '1',
      name: { sl: 'a', en: 'b' },
      rows: [{ value: 'x' }, { value: 'y' }],
      ids: [1],
    };
    const typed = {
      price: '2',
      'name.en': 'c',
      'rows.1.value': 'z',
      ids: '5',
      unknown: '?',
      'rows.7.value': '!',
    };
    expect(withTyped(values, typed)).toEqual({
      price: '2',
      name: { sl: 'a', en: 'c' },
      rows: [{ value: 'x' }, { value: 'z' }],
      ids: [1],
    });
  });
});
