import type { CategoryRow } from '../categories/category-tree.js';
import { namedFilters } from './named-filters.js';

const category = {
  id: 3,
  name: { sl: 'Ponve in lonci', en: 'Pans and pots' },
} as Partial<CategoryRow> as CategoryRow;
const value = (definitionId: number, key: string, sl: string, en: string) => ({
  definitionId,
  key,
  label: { sl, en },
});
const values = {
  brands: [{ key: 'kovar dom', title: 'Kovar Dom' }],
  companies: [{ id: 8, title: 'Hiša Lipa' }],
  values: [
    value(1, 'modra', 'modra', 'blue'),
    value(1, 'temno modra', 'temno modra', 'dark blue'),
    value(1, 'bela', 'bela', 'white'),
    value(2, 'jeklo', 'jeklo', 'steel'),
    value(5, 'jeklo', 'jeklo', 'steel'),
    value(4, 'velikost s', 'S', 'S'),
  ],
};
const none = { brands: [], companyIds: [], attributes: {}, remainder: '' };

describe('filters that a query names', () => {
  it.each([
    ['ponve in lonci', none],
    ['bele ponve in lonci', { ...none, attributes: { 1: ['bela'] } }],
    ['Pans and pots, white', { ...none, attributes: { 1: ['bela'] } }],
    ['modra in bela ponve lonci', { ...none, attributes: { 1: ['modra', 'temno modra', 'bela'] } }],
    ['temno modre ponve in lonci', { ...none, attributes: { 1: ['temno modra'] } }],
    ['kovar dom ponve in lonci', { ...none, brands: ['kovar dom'] }],
    ['ponve in lonci hiša lipa', { ...none, companyIds: [8] }],
    // half of a name, a name in two groups, and a stop word
    ['ponve in lonci kovar', { ...none, remainder: 'kovar' }],
    ['ponve in lonci iz jekla s pokrovko', { ...none, remainder: 'jekla pokrovko' }],
    ['ponve in lonci s', { ...none, attributes: { 4: ['velikost s'] } }],
  ])('are for %s %j', (text, expected) => {
    expect(namedFilters(text, category, values)).toEqual(expected);
  });

  it('are brands where no category is named', () => {
    const brands = { brands: values.brands, companies: [], values: [] };
    expect(namedFilters('kozica Kovar Dom 24 cm', null, brands)).toEqual({
      ...none,
      brands: ['kovar dom'],
      remainder: 'kozica 24 cm',
    });
  });
});
