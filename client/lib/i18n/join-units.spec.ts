import { joinUnits } from './join-units.js';

describe('a number and its unit', () => {
  it.each([
    ['Knjižni regal Stolpič, 80 cm, rjav', 'Knjižni regal Stolpič, 80\u00a0cm, rjav'],
    ['Med, 2 × 900 g', 'Med, 2 × 900\u00a0g'],
    ['Telefon X5 128 GB 5 G', 'Telefon X5 128\u00a0GB 5 G'],
    ['Kompas 3 majhen', 'Kompas 3 majhen'],
    ['Baterija 12 V', 'Baterija 12\u00a0V'],
    ['Modra T-shirt, Wi-Fi', 'Modra T-\u2060shirt, Wi-Fi'],
    ['3 l 5 min', '3\u00a0l 5\u00a0min'],
  ])('stay together in “%s”', (text, expected) => {
    expect(joinUnits(text)).toBe(expected);
  });
});
