import { AttributeRegistry, type KnownDefinition } from './attribute-registry.js';
import { readNumber } from './attribute-number.js';
import { convert } from './attribute-units.js';

const booleans = { yes: { sl: 'da', en: 'yes' }, no: { sl: 'ne', en: 'no' } };
const weight: KnownDefinition = { id: 1, name: { sl: 'Teža', en: 'Weight' }, unit: 'g', type: 'number' };
const doors: KnownDefinition = { id: 2, name: { sl: 'Vrata' }, unit: null, type: 'number' };
const wireless: KnownDefinition = {
  id: 3,
  name: { sl: 'Brezžično', en: 'Wireless' },
  unit: null,
  type: 'boolean',
};
const registry = new AttributeRegistry([weight, doors, wireless], booleans);

describe('numbers as people write them', () => {
  it.each([
    ['12', 'sl', 12],
    ['1,5', 'sl', 1.5],
    ['1.5', 'sl', 1.5],
    ['1.500', 'sl', 1500],
    ['1.500', 'en', 1.5],
    ['1,500', 'en', 1500],
    ['1,500', 'sl', 1.5],
    ['0.500', 'sl', 0.5],
    ['1.234.567,8', 'sl', 1234567.8],
    ['1 234,5', 'sl', 1234.5],
    ['−5', 'sl', -5],
    ['.5', 'en', 0.5],
    ['1.500', undefined, 1.5],
    ['1,500', undefined, 1.5],
    ['1.234.567', undefined, 1234567],
  ] as const)('reads %s in %s as %d', (text, locale, amount) => {
    expect(readNumber(text, locale)?.amount).toBe(amount);
  });

  it.each([
    '',
    'veliko',
    '1-2',
    '1e400',
    '1.2.3,4,5',
    '1,2,3',
    '1.2.3',
    '1.2345.678',
    '12,34.5',
    '10 x 20',
    '9999999999999',
  ])('finds no number in %p', (text) => {
    const read = registry.read(doors, { value: { sl: text }, unit: null });
    expect(read).toHaveProperty('key');
  });

  it('separates the unit', () => {
    expect(readNumber('1,5 kg', 'sl')).toEqual({ amount: 1.5, unit: 'kg' });
  });
});

describe('units', () => {
  it.each([
    [0.1, 'kg', 'g', 100],
    [0.3, 'm', 'cm', 30],
    [15.6, 'in', 'cm', 39.624],
    [15.6, '"', 'in', 15.6],
    [2, 'KG', 'g', 2000],
    [1, 'm²', 'cm2', 10_000],
    [1, 'MW', 'mW', 1_000_000_000],
    [3, 'kosi', 'kosi', 3],
  ])('%d %s are converted to %s', (amount, from, to, result) => {
    expect(convert(amount, from, to)).toBe(result);
  });

  it.each([
    ['kg', 'cm'],
    ['constructor', 'g'],
    ['mw', 'W'],
  ])('do not turn %s into %s', (from, to) => expect(convert(1, from, to)).toBeNull());
});

describe('values by their definitions', () => {
  const read = (...parameters: Parameters<AttributeRegistry['read']>) => registry.read(...parameters);

  it('are stored in the unit of the definition, in both languages', () => {
    expect(read(weight, { value: { sl: '1,25' }, unit: 'kg' })).toEqual({
      value: { sl: '1250', en: '1250' },
      unit: 'g',
    });
    expect(read(weight, { value: { en: '0.5 g' }, unit: null })).toEqual({
      value: { sl: '0,5', en: '0.5' },
      unit: 'g',
    });
  });

  it('do not change when they are stored again', () => {
    const stored = { value: { sl: '1,125', en: '1.125' }, unit: 'g' };
    expect(read(weight, stored)).toEqual(stored);
    expect(read(weight, stored, { byLocale: false })).toEqual(stored);
  });

  it('follow the language that was changed', () => {
    const before = { sl: '1,5', en: '1.5' };
    expect(read(weight, { value: { sl: '2', en: '1.5' }, unit: 'g' }, { before })).toMatchObject({
      value: { sl: '2', en: '2' },
    });
    expect(read(weight, { value: { sl: '2', en: '3' }, unit: 'g' }, { before })).toMatchObject({
      key: 'attributes.value.languages_differ',
    });
  });

  it.each([
    [{ sl: 'Da' }, { sl: 'da', en: 'yes' }],
    [{ en: 'NO' }, { sl: 'ne', en: 'no' }],
    [{ sl: 'true' }, { sl: 'da', en: 'yes' }],
  ])('read %j as %j', (value, stored) => {
    expect(read(wireless, { value, unit: null })).toEqual({ value: stored, unit: null });
  });

  it.each([
    [wireless, { sl: 'morda' }, null, 'value', 'not_boolean'],
    [weight, { sl: 'težko' }, null, 'value', 'not_number'],
    [weight, { sl: '5' }, 'cm', 'unit', 'wrong_unit'],
    [weight, { sl: '5 cm' }, null, 'value', 'wrong_unit'],
    [doors, { sl: '5' }, 'kg', 'unit', 'no_unit'],
  ])('report the field that does not fit', (definition, value, unit, field, key) => {
    expect(read(definition, { value, unit })).toMatchObject({ field, key: `attributes.value.${key}` });
  });

  it('are found by the name in any language, whatever its case', () => {
    expect(registry.find({ sl: 'TEZA' })?.id).toBe(1);
    expect(registry.find({ en: 'wireless' })?.id).toBe(3);
    expect(registry.find({ sl: 'Barva' })).toBeUndefined();
  });
});
