import { mergeFollowUp, isEmpty, readQuestion } from './question.js';
import { withTimeLimit } from '../../../test/support/with-time-limit.js';

describe('reading a question', () => {
  it.each([
    ['Iščem čajnik pod 300 €', { query: 'čajnik', constraints: { priceTo: 300 } }],
    [
      'Kateri telefon do 1.299,90 EUR je na zalogi?',
      { query: 'telefon', constraints: { priceTo: 1299.9, inStock: '1' } },
    ],
    ['najcenejše slušalke', { query: 'slušalke', constraints: { sort: 'price' } }],
    ['slušalke med 20 in 50 evri', { query: 'slušalke', constraints: { priceFrom: 20, priceTo: 50 } }],
    ['Pokaži mi znižane copate nad 20', { query: 'copate', constraints: { priceFrom: 20, discount: '1' } }],
    ['I am looking for headphones under €50', { query: 'headphones', constraints: { priceTo: 50 } }],
    [
      'Show me the cheapest kettle in stock',
      { query: 'kettle', constraints: { sort: 'price', inStock: '1' } },
    ],
    [
      'headphones between 1,000 and 2,000.50 eur',
      { query: 'headphones', constraints: { priceFrom: 1000, priceTo: 2000.5 } },
    ],
    ['Compare Orbiq X5 and Orbiq X6', { compared: ['Orbiq X5', 'Orbiq X6'] }],
    ['Primerjaj čajnik z lončkom', { compared: ['čajnik', 'lončkom'] }],
    ['Katere so boljše, Tihovar Šepet ali Orbiq Iskrica?', { compared: ['Tihovar Šepet', 'Orbiq Iskrica'] }],
    ['Orbiq X5 or Orbiq X6, which is better?', { compared: ['Orbiq X5', 'Orbiq X6'] }],
    ['Kakšna je razlika med Orbiq X5 in X6?', { compared: ['Orbiq X5', 'X6'] }],
    ['slušalke with better bass and comfort', { compared: [] }],
    ['Katere slušalke so boljše za tek in kolesarjenje?', { compared: [] }],
    ['Imate boljše slušalke do 50 €?', { compared: [], query: 'slušalke', constraints: { priceTo: 50 } }],
    ['miza 200x100, hrast', { query: 'miza 200x100 hrast' }],
    ['I am looking for a tent for four people', { query: 'tent for four people' }],
    ['Katera vodoodporna jakna je najboljša?', { query: 'vodoodporna jakna' }],
    ['Can you show me can openers?', { query: 'can openers' }],
    ['can opener', { query: 'can opener' }],
    ['Imate vitamin A?', { query: 'vitamin A' }],
    ['Iščem »zeleni čaj« -bio', { query: '»zeleni čaj« -bio' }],
    ['Pozdravljeni!', { query: '' }],
  ])('%s', (text, expected) => {
    expect(readQuestion(text)).toMatchObject(expected);
  });

  it('accepts amounts with the currency sign before them', () => {
    expect(readQuestion('kettle under € 50')).toMatchObject({
      query: 'kettle',
      constraints: { priceTo: 50 },
    });
  });

  it('keeps the query of the question before when it has none', () => {
    const first = readQuestion('čajnik pod 300 €');
    expect(mergeFollowUp(first, readQuestion('Kaj pa pod 100?'))).toEqual({
      query: 'čajnik',
      compared: [],
      constraints: { priceTo: 100 },
    });
    expect(mergeFollowUp(first, readQuestion('na zalogi'))).toEqual({
      query: 'čajnik',
      compared: [],
      constraints: { priceTo: 300, inStock: '1' },
    });
    expect(mergeFollowUp(first, readQuestion('In lonci?'))).toEqual({
      query: 'lonci',
      compared: [],
      constraints: {},
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
