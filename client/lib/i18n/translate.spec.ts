import { formatsFor } from './format.js';
import { addTexts, type Messages, translate } from './translate.js';

const messages: Messages = {
  cards: {
    count: {
      one: '{count} izdelek',
      two: '{count} izdelka',
      few: '{count} izdelki',
      other: '{count} izdelkov',
    },
    filters: { zero: 'Filtri', one: 'Filtri · {count}', other: 'Filtri · {count}' },
    title: 'Iskanje: »{query}«',
  },
};

function sl(key: string, values?: Record<string, string | number>) {
  const { plural, number } = formatsFor('sl');
  return translate(messages, key, values, plural, number);
}

describe('translate', () => {
  it.each([
    [0, '0 izdelkov'],
    [1, '1 izdelek'],
    [2, '2 izdelka'],
    [3, '3 izdelki'],
    [5, '5 izdelkov'],
    [101, '101 izdelek'],
    [1638, '1.638 izdelkov'],
  ])('chooses among the four Slovenian forms for %d', (count, text) => {
    expect(sl('cards.count', { count })).toBe(text);
  });

  it('prefers a form for none, falls back to the general one', () => {
    expect(sl('cards.filters', { count: 0 })).toBe('Filtri');
    expect(sl('cards.filters', { count: 2 })).toBe('Filtri · 2');
  });

  it('does not replace placeholders in values', () => {
    expect(sl('cards.title', { query: '{query} $& 1999' })).toBe('Iskanje: »{query} $& 1999«');
  });

  it('answers an unknown key with the key', () => {
    expect(sl('cards.missing.deep')).toBe('cards.missing.deep');
  });
});

describe('texts of several chunks', () => {
  const visitors: Messages = { fields: { name: 'Ime' }, common: { close: 'Zapri' } };
  const admins: Messages = { fields: { name: 'Ime', ean: 'EAN' }, admin: { title: 'Administracija' } };

  it.each([
    ['first', [visitors, admins]],
    ['last', [admins, visitors]],
  ])('are complete if those of visitors come %s', (_, chunks) => {
    const texts: Messages = {};
    for (const chunk of chunks) addTexts(texts, chunk);
    expect(texts).toEqual({ ...visitors, ...admins });
  });
});
