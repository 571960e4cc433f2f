import { boundsIn, isWithin, withoutBounds } from './amount-bounds.js';

const ALL = { min: -Infinity, max: Infinity };

describe('bounds of amounts', () => {
  it.each([
    ['nahrbtnik vsaj 40 litrov', 'sl', 'nahrbtnik', 40_000, ALL.max, 'ml'],
    ['nahrbtnik od 40 l naprej', 'sl', 'nahrbtnik', 40_000, ALL.max, 'ml'],
    ['nahrbtnik 40+ l', 'sl', 'nahrbtnik', 40_000, ALL.max, 'ml'],
    ['nahrbtnik 40 l ali več', 'sl', 'nahrbtnik', 40_000, ALL.max, 'ml'],
    ['najmanj 0,9 kg medu', 'sl', 'medu', 900_000, ALL.max, 'mg'],
    ['backpack at least 1,500 ml', 'en', 'backpack', 1_500, ALL.max, 'ml'],
    ['do 1,7 l grelnik', 'sl', 'grelnik', ALL.min, 1_700, 'ml'],
    ['laptop up to 512 GB', 'en', 'laptop', ALL.min, 512_000, 'mb'],
    ['nahrbtnik 20-35 l', 'sl', 'nahrbtnik', 20_000, 35_000, 'ml'],
    ['nahrbtnik med 20 in 35 l', 'sl', 'nahrbtnik', 20_000, 35_000, 'ml'],
    ['backpack between 20 l and 35 l', 'en', 'backpack', 20_000, 35_000, 'ml'],
    ['backpack from 20 to 35 l', 'en', 'backpack', 20_000, 35_000, 'ml'],
    ['spalna vreča do -10 stopinj', 'sl', 'spalna vreča', ALL.min, -10, '°'],
    ['spalna vreča do minus 10', 'sl', 'spalna vreča', ALL.min, -10, '°'],
    // it may be colder
    ['sleeping bag at least −10 °C', 'en', 'sleeping bag', ALL.min, -10, '°'],
    ['spalna vreča do -10 za moške', 'sl', 'spalna vreča za moške', ALL.min, -10, '°'],
    ['vreča od -5 do 5 °C', 'sl', 'vreča', -5, 5, '°'],
    // the first number is of something else
    ['laptop 14 do 2 kg', 'sl', 'laptop 14', ALL.min, 2_000_000, 'mg'],
  ] as const)('of %s, in %s, are read: %s from %d to %d', (text, language, rest, from, to, symbol) => {
    const bounds = boundsIn(text, language);
    expect(bounds).toMatchObject([{ from, to, symbol }]);
    expect(withoutBounds(text, bounds)).toBe(rest);
  });

  it.each([
    'igrače od 3 do 6 let',
    'igra nad 8 let',
    'copati od 36 do 41',
    'slušalke do 100',
    'slušalke do 100 €',
    'knjiga 20 milj pod morjem',
    'jakna 40 l',
    '"vsaj 40 l"',
    'okvir 40 x 60 cm',
    'vadba s21-30 l',
  ])('are not in %s', (text) => expect(boundsIn(text, 'sl')).toEqual([]));

  it.each([
    ['vsaj 50 Nm', '#50nm', true],
    ['vsaj 50 Nm', '#49.5nm', false],
    ['vsaj 50 Nm', '#50lm', false],
    ['nad 50 Nm', '#50nm', false],
    ['nad 50 Nm', '#60nm', true],
    ['pod 1 kg', '#999000mg', true],
    ['pod 1 kg', '#1000000mg', false],
    ['do -10 °C', '#-10°', true],
    ['do -10 °C', '#10°', false],
  ])('%s include %s: %s', (text, word, expected) =>
    expect(boundsIn(text, 'sl').map((bounds) => isWithin(word, bounds))).toEqual([expected]),
  );
});
