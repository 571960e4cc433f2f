import { otherMeasures } from './measures.js';

describe('measures in a search', () => {
  it.each([
    [
      'kava 500 gramov',
      ['kava 500 g', 'kava 500g', 'kava 50 dag', 'kava 50dag', 'kava 0,5 kg', 'kava 0,5kg'],
    ],
    ['sok 0,5 l', ['sok 0,5l', 'sok 500 ml', 'sok 500ml', 'sok 50 cl', 'sok 50cl', 'sok 5 dl', 'sok 5dl']],
    ['disk 512 gigabajtov', ['disk 512 GB', 'disk 512GB']],
    ['disk 1tb', ['disk 1 TB', 'disk 1TB', 'disk 1000 GB', 'disk 1000GB']],
    ['zalivalka 10 ltr', ['zalivalka 10 l', 'zalivalka 10l']],
    ['sestavljanka 1000 kom', ['sestavljanka 1000']],
    ['tent 2 person', ['tent 2']],
    ['zaslon 27 palcev', ['zaslon 27']],
    ['27-palčni zaslon', ['27 zaslon']],
    ['zaslon 27"', ['zaslon 27']],
    ['27 palcev', []],
    ['orbiq x5', []],
    ['21 l in 1 dl', ['21l in 1 dl', '2100 cl in 1 dl', '2100cl in 1 dl', '210 dl in 1 dl', '210dl in 1 dl']],
    ['vrv 1.000 m', ['vrv 1000 m', 'vrv 1000m']],
    ['vadba s21 l', []],
    ['1.2.3 l', []],
    ['stol 4 noge', []],
    ['3838900000014', []],
  ])('of %s may be %j', (text, others) => {
    expect(otherMeasures(text, 'sl').slice(0, others.length || 1)).toEqual(others);
  });

  it('of a text with several are all brought into their signs first', () => {
    const [first, ...others] = otherMeasures('1 liter ali 500 gramov', 'sl');
    expect(first).toBe('1 l ali 500 g');
    expect(others).toContain('1 liter ali 0,5 kg');
    expect(others).not.toContain('1 liter ali 500 gramov');
  });

  it('are written as the language has it', () => {
    expect(otherMeasures('juice 1500 millilitres', 'en')).toContain('juice 1.5 l');
    expect(otherMeasures('juice 1.5 litres', 'en')).toContain('juice 1500 ml');
  });

  it('are none that nobody writes', () => {
    expect(otherMeasures('5 mm', 'sl')).toEqual(['5mm', '0,5 cm', '0,5cm']);
  });
});
