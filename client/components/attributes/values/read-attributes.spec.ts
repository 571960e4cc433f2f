import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import { readAttributes } from './read-attributes.js';

const WEIGHT: AttributeChoice = {
  id: 7,
  name: { sl: 'Teža', en: 'Weight' },
  unit: 'kg',
  type: 'number',
  categories: [],
};

describe('pasted attributes', () => {
  const read = (text: string) => readAttributes(text, [WEIGHT], 'sl');

  it('take the name and the unit of the registry', () => {
    const weight = { definitionId: 7, name: WEIGHT.name, value: { sl: '1,5', en: '' }, unit: 'kg' };
    expect(read('teza: 1,5')).toEqual([weight]);
    expect(read('WEIGHT\t1,5')).toEqual([weight]);
  });

  it('keep the unit that stands with the number, so that the server can judge it', () => {
    expect(read('Teža: 1500 g')).toEqual([expect.objectContaining({ unit: 'g', definitionId: 7 })]);
  });

  it('are free where the registry knows none, in the language of the page', () => {
    expect(read('Okus: nežen: cveten\r\nVsebina: 100 g')).toEqual([
      {
        definitionId: null,
        name: { sl: 'Okus', en: '' },
        value: { sl: 'nežen: cveten', en: '' },
        unit: '',
      },
      expect.objectContaining({ value: { sl: '100', en: '100' }, unit: 'g' }),
    ]);
  });

  it('leave out what is no attribute', () => {
    expect(read('\nSamo besede\n: brez imena\nPrazno:')).toEqual([]);
  });
});
