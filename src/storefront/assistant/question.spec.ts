import { mergeFollowUp, isEmpty, readQuestion } from './question.js';
import { withTimeLimit } from '../../../test/support/with-time-limit.js';

describe('reading a question', () => {
  it.each([
    ['Iščem čajnik pod 300 €', { words: 'cajnik', priceTo: 300 }],
    ['Kateri telefon do 1.299,90 EUR je na zalogi?', { words: 'telefon', priceTo: 1299.9, inStock: true }],
    ['najcenejše slušalke', { words: 'slusalke', cheapest: true }],
    ['slušalke med 20 in 50 evri', { words: 'slusalke', priceFrom: 20, priceTo: 50 }],
    ['Pokaži mi znižane copate nad 20', { words: 'copate', priceFrom: 20, discount: true }],
    ['I am looking for headphones under €50', { words: 'headphones', priceTo: 50 }],
    ['Show me the cheapest kettle in stock', { words: 'kettle', cheapest: true, inStock: true }],
    ['headphones between 1,000 and 2,000.50 eur', { words: 'headphones', priceFrom: 1000, priceTo: 2000.5 }],
    ['Compare Orbiq X5 and Orbiq X6', { compared: ['orbiq x5', 'orbiq x6'] }],
    ['Primerjaj čajnik z lončkom', { compared: ['cajnik', 'lonckom'] }],
    ['Katere so boljše, Tihovar Šepet ali Orbiq Iskrica?', { compared: ['tihovar sepet', 'orbiq iskrica'] }],
    ['Orbiq X5 or Orbiq X6, which is better?', { compared: ['orbiq x5', 'orbiq x6'] }],
    ['Kakšna je razlika med Orbiq X5 in X6?', { compared: ['orbiq x5', 'x6'] }],
    ['slušalke with better bass and comfort', { compared: [] }],
    ['Katere slušalke so boljše za tek in kolesarjenje?', { compared: [] }],
    ['Imate boljše slušalke do 50 €?', { compared: [], words: 'slusalke', priceTo: 50 }],
    ['miza 200x100, hrast', { words: 'miza 200x100 hrast' }],
    ['Pozdravljeni!', { words: '' }],
  ])('%s', (text, expected) => {
    expect(readQuestion(text)).toMatchObject(expected);
  });

  it('accepts amounts with the currency sign before them', () => {
    expect(readQuestion('kettle under € 50')).toMatchObject({ words: 'kettle', priceTo: 50 });
  });

  it('keeps the words of the question before when it has none', () => {
    const first = readQuestion('čajnik pod 300 €');
    expect(mergeFollowUp(first, readQuestion('Kaj pa pod 100?'))).toMatchObject({
      words: 'cajnik',
      priceTo: 100,
    });
    expect(mergeFollowUp(first, readQuestion('na zalogi'))).toMatchObject({
      words: 'cajnik',
      priceTo: 300,
      inStock: true,
    });
    expect(mergeFollowUp(first, readQuestion('In lonci?'))).toMatchObject({
      words: 'lonci',
      priceTo: undefined,
    });
    expect(isEmpty(mergeFollowUp(first, readQuestion('Živjo!')))).toBe(true);
  });

  it.each(['', '???', 'kaj', 'Hello!'])('is nothing in %p', (text) =>
    expect(isEmpty(readQuestion(text))).toBe(true),
  );

  it.each(['pod 1', '1.', 'compare a and ', '((((', 'med 1 in ', "'; drop table products; --", '%_\\'])(
    'reads a text of nothing but %s to its end, however long',
    (piece) => expect(withTimeLimit(() => readQuestion(piece.repeat(1_000_000 / piece.length)))).toBeTruthy(),
  );
});
