import { measuresIn, measureWords } from './measures.js';

const wordsIn = (text: string, language: 'sl' | 'en' = 'sl') =>
  measuresIn(text, language).flatMap(({ words }) => words);

describe('measures', () => {
  it.each([
    ['kava 500 gramov', ['#500000mg']],
    ['kava 0,5 kg', ['#500000mg']],
    ['kava 50dag', ['#500000mg']],
    ['sok 1,5 l', ['#1500ml']],
    ['sok 15 dl', ['#1500ml']],
    ['disk 512 gigabajtov', ['#512000mb']],
    ['disk 1tb', ['#1000000mb']],
    ['okvir 40 x 60 cm', ['#400mm', '#600mm']],
    ['okvir 60×80×20cm', ['#600mm', '#800mm', '#200mm']],
    ['vrv 1.000 m', ['#1000000mm']],
    ['baterija 2,5 Ah', ['#2500mah']],
    ['svetilka 600 lumnov', ['#600lm']],
    ['kavni aparat 15 barov', ['#15bar']],
    ['ura 10 atm', ['#10atm']],
    ['vrtalnik 60 Nm', ['#60nm']],
    ['slušalke 30 ur', ['#1800min']],
    ['pranje pri 30 °C', ['#30°']],
    ['vreča −5 °C', ['#-5°']],
    ['vreča -5 stopinj Celzija', ['#-5°']],
    ['vreča minus 5c', ['#-5°']],
    ['vreča -10', ['#-10°']],
    ['vreča -10 za moške', ['#-10°']],
    ['čokolada -20 %', []],
    ['nahrbtnik 20-35 l', ['#35000ml']],
    ['torba -30 l', ['#30000ml']],
    ['sestavljanka 1000 kom', ['1000']],
    ['zaslon 27 palcev', ['27']],
    ['27-palčni zaslon', ['27']],
    ['zaslon 27"', ['27']],
    ['orbiq x5', []],
    ['vadba s21 l', []],
    ['1.2.3 l', []],
    ['stol 4 noge', []],
    ['3838900000014', []],
  ])('of %s are %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('are read as the language writes them', () => {
    expect(wordsIn('juice 1,500 ml', 'en')).toEqual(['#1500ml']);
    expect(wordsIn('sok 1,5 l', 'sl')).toEqual(wordsIn('juice 1.5 litres', 'en'));
  });

  it('stand where they were written', () => {
    const text = 'med 900 g cvetlični';
    expect(measuresIn(text, 'sl').map(({ start, end }) => text.slice(start, end))).toEqual(['900 g']);
  });

  it('of names have no bare numbers', () => {
    expect(measureWords('Zaslon 27", 5 kg', 'sl')).toEqual(['#5000000mg']);
  });
});
