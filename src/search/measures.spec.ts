import { otherMeasures } from './measures.js';

describe('measures in a search', () => {
  it.each([
    [
      'kava 500 gramov',
      ['kava 500 g', 'kava 500g', 'kava 50 dag', 'kava 50dag', 'kava 0,5 kg', 'kava 0,5kg'],
    ],
    ['sok 0,5 l', ['sok 0,5l', 'sok 500 ml', 'sok 500ml', 'sok 50 cl', 'sok 50cl', 'sok 5 dl', 'sok 5dl']],
    ['disk 512 gigabajtov', ['disk 512 GB', 'disk 512GB']],
    ['zaslon 27 palcev', ['zaslon 27']],
    ['27-palčni zaslon', ['27 zaslon']],
    ['zaslon 27"', ['zaslon 27']],
    ['27 palcev', []],
    ['orbiq x5', []],
    ['stol 4 noge', []],
    ['3838900000014', []],
  ])('of %s may be %j', (text, others) => {
    expect(otherMeasures(text, 'sl')).toEqual(others);
  });

  it('are written as the language has it', () => {
    expect(otherMeasures('juice 1500 millilitres', 'en')).toContain('juice 1.5 l');
    expect(otherMeasures('juice 1.5 litres', 'en')).toContain('juice 1500 ml');
  });

  it('are none that nobody writes', () => {
    expect(otherMeasures('5 mm', 'sl')).toEqual(['5mm', '0,5 cm', '0,5cm']);
  });
});
