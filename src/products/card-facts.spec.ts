import { type CardFact, factLine, factText, isInName } from './card-facts.js';

const fact = (name: CardFact['name'], type: CardFact['type'], ...values: CardFact['values']): CardFact => ({
  id: 1,
  name,
  type,
  values,
});
const memory = fact({ sl: 'Pomnilnik', en: 'Storage' }, 'number', {
  value: { sl: '0,5', en: '0.5' },
  unit: 'GB',
});
const wireless = fact({ sl: 'Brezžično' }, 'boolean', { value: { sl: 'da', en: 'yes' }, unit: null });
const screen = fact({ sl: 'Zaslon' }, 'number', { value: { sl: '27', en: '27' }, unit: '″' });
const gears = fact({ sl: 'Prestave', en: 'Gears' }, 'number', { value: { sl: '7', en: '7' }, unit: null });
const colours = fact(
  { sl: 'Barva', en: 'Colour' },
  'text',
  { value: { sl: 'rdeča' }, unit: null },
  { value: { sl: 'modra', en: 'blue' }, unit: null },
);
const darkBlue = fact({ sl: 'Barva', en: 'Colour' }, 'text', {
  value: { sl: 'temno modra', en: 'dark blue' },
  unit: null,
});
const resolution = fact({ sl: 'Ločljivost', en: 'Resolution' }, 'text', {
  value: { sl: '1920 × 1080' },
  unit: null,
});
const german = fact({ sl: 'Barva', en: 'Colour' }, 'text', {
  value: { sl: 'rot', en: 'rot', lang: 'de' },
  unit: null,
});

describe('what a card says of an attribute', () => {
  it.each([
    [memory, 'sl', { text: 'Pomnilnik: 0,5\u00a0GB' }],
    [memory, 'en', { text: 'Storage: 0.5\u00a0GB' }],
    [screen, 'en', { text: 'Zaslon: 27″', lang: 'sl' }],
    [darkBlue, 'sl', { text: 'Barva: temno modra' }],
    [darkBlue, 'en', { text: 'Colour: dark blue' }],
    [gears, 'en', { text: 'Gears: 7' }],
    [wireless, 'sl', { text: 'Brezžično: da' }],
    // name and values in one language
    [wireless, 'en', { text: 'Brezžično: da', lang: 'sl' }],
    [colours, 'en', { text: 'Barva: rdeča, modra', lang: 'sl' }],
    // numbers are of every language
    [resolution, 'en', { text: 'Resolution: 1920 × 1080' }],
    [german, 'sl', { text: 'Barva: rot' }],
  ] as const)('%j in %s', (one, locale, said) => expect(factText(one, locale)).toEqual(said));

  it('leaves out the name below a column’s', () => {
    expect(factText(wireless, 'en', false)).toEqual({ text: 'yes' });
  });

  it.each([
    [colours, 'Copati, modro-rdeči', true],
    [colours, 'Copati, modri', false],
    [darkBlue, 'Slušalke Globina, temno modre', true],
    [darkBlue, 'Slušalke Globina, modre', false],
    // a stem that its longest ending hides
    [darkBlue, 'Nož, temno moder', true],
    [memory, 'Kartica 0,5 GB', true],
    [memory, 'Kartica 32 GB', false],
    [wireless, 'Brezžične slušalke da', false],
  ] as const)('%j is in the name %s: %s', (one, name, is) => {
    expect(isInName(one, { sl: name }, 'sl')).toBe(is);
  });

  it('is one text for each language', () => {
    expect(factLine([memory, gears, colours], 'sl')).toEqual([
      { text: 'Pomnilnik: 0,5\u00a0GB · Prestave: 7 · Barva: rdeča, modra' },
    ]);
    expect(factLine([memory, gears, colours], 'en')).toEqual([
      { text: 'Storage: 0.5\u00a0GB · Gears: 7' },
      { text: ' · Barva: rdeča, modra', lang: 'sl' },
    ]);
  });
});
