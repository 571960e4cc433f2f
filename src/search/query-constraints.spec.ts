import { withTimeLimit } from '../../test/support/with-time-limit.js';
import { extractConstraints, QUESTION } from './query-constraints.js';

it.each([
  ['slušalke do 100 €', { text: 'slušalke', priceTo: 100 }],
  ['slušalke \u00a0 do 100\u00a0€', { text: 'slušalke', priceTo: 100 }],
  ['slušalke do 100€', { text: 'slušalke', priceTo: 100 }],
  ['Slušalke DO 99,90 EUR', { text: 'Slušalke', priceTo: 99.9 }],
  ['kolo največ 1.200 evrov rdeče', { text: 'kolo rdeče', priceTo: 1200 }],
  ['kolo dražje od 500 evrov', { text: 'kolo', priceFrom: 500 }],
  ['kolo cenejše od 500', { text: 'kolo', priceTo: 500 }],
  ['headphones under 100', { text: 'headphones', priceTo: 100 }],
  ['headphones under €1,299.50', { text: 'headphones', priceTo: 1299.5 }],
  ['copate pod 30', { text: 'copate', priceTo: 30 }],
  ['čajnik od 20 do 50 €', { text: 'čajnik', priceFrom: 20, priceTo: 50 }],
  ['čajnik 20–50 €', { text: 'čajnik', priceFrom: 20, priceTo: 50 }],
  ['kettle between €20 and €50', { text: 'kettle', priceFrom: 20, priceTo: 50 }],
  ['kettle over 20 euros', { text: 'kettle', priceFrom: 20 }],
  ['headphones under 50 in stock', { text: 'headphones', priceTo: 50, inStock: '1' }],
  ['copate pod 30 -bele', { text: 'copate -bele', priceTo: 30 }],
  ['copate pod 30 -"temno bele"', { text: 'copate -"temno bele"', priceTo: 30 }],
  ['kavbojke -"on sale" do 50 €', { text: 'kavbojke -"on sale"', priceTo: 50 }],
  ['poceni kavbojke "cheap monday"', { text: 'kavbojke "cheap monday"', sort: 'price' }],
  ['copate pod 30,', { text: 'copate', priceTo: 30 }],
  ['copate do 30', { text: 'copate', priceTo: 30 }],
  ['headphones up to 1,000 in stock', { text: 'headphones', priceTo: 1000, inStock: '1' }],
  ['čajnik od 20 do 50 € pod 30 €', { text: 'čajnik', priceFrom: 20, priceTo: 30 }],
  ['rdeč  čajnik do 100 € za  kavo', { text: 'rdeč čajnik za kavo', priceTo: 100 }],
  ['slušalke med 50 in 100', { text: 'slušalke', priceFrom: 50, priceTo: 100 }],
  ['kavni aparat 100-200', { text: 'kavni aparat', priceFrom: 100, priceTo: 200 }],
  ['coffee machine 100 to 200', { text: 'coffee machine', priceFrom: 100, priceTo: 200 }],
  ['coffee machine 15 to 25 euros', { text: 'coffee machine', priceFrom: 15, priceTo: 25 }],
  // a size and a price
  ['modre superge 42 do 65 €', { text: 'modre superge 42', priceTo: 65 }],
  ['okrog 50 eur slušalke', { text: 'slušalke', priceFrom: 40, priceTo: 60 }],
  ['smartwatch around 100', { text: 'smartwatch', priceFrom: 80, priceTo: 120 }],
  ['book about 7 dwarfs', { text: 'book about 7 dwarfs' }],
  ['akcija', { text: '', discount: '1' }],
  ['deals on headphones', { text: 'on headphones', discount: '1' }],
  ['bikes for sale', { text: 'bikes for sale' }],
  ['superge 36-41', { text: 'superge 36-41' }],
  ['disk WD-100-200', { text: 'disk WD-100-200' }],
  ['slušalke med 50 in 100 evri', { text: 'slušalke', priceFrom: 50, priceTo: 100 }],
  ['slušalke od 50 do 100', { text: 'slušalke', priceFrom: 50, priceTo: 100 }],
  ['headphones between 49,90 and 99,90', { text: 'headphones', priceFrom: 49.9, priceTo: 99.9 }],
  [
    'headphones from 1,000 to 2,000 in stock',
    {
      text: 'headphones',
      priceFrom: 1000,
      priceTo: 2000,
      inStock: '1',
    },
  ],
  ['headphones between 50 and 100 -red', { text: 'headphones -red', priceFrom: 50, priceTo: 100 }],
  ['telefoni nad 500', { text: 'telefoni', priceFrom: 500 }],
  ['slušalke več kot 100', { text: 'slušalke', priceFrom: 100 }],
  ['slušalke več od 100', { text: 'slušalke', priceFrom: 100 }],
  ['slušalke manj od 100', { text: 'slušalke', priceTo: 100 }],
  ['slušalke od 100', { text: 'slušalke', priceFrom: 100 }],
  ['slušalke vsaj 99,90', { text: 'slušalke', priceFrom: 99.9 }],
  ['slušalke dražje od 50', { text: 'slušalke', priceFrom: 50 }],
  ['headphones over 100', { text: 'headphones', priceFrom: 100 }],
  ['headphones above 35', { text: 'headphones', priceFrom: 35 }],
  ['headphones more than 1.200', { text: 'headphones', priceFrom: 1200 }],
  ['headphones more expensive than 50', { text: 'headphones', priceFrom: 50 }],
  ['headphones from 100 under 200', { text: 'headphones', priceFrom: 100, priceTo: 200 }],
  ['copate nad 30 -bele', { text: 'copate -bele', priceFrom: 30 }],
  ['do 100 €', { text: '', priceTo: 100 }],
  ['obnovljene slušalke do 50 €', { text: 'slušalke', priceTo: 50, condition: 'refurbished' }],
  ['refurbished headphones', { text: 'headphones', condition: 'refurbished' }],
  ['rabljeno gorsko kolo', { text: 'gorsko kolo', condition: 'used' }],
  ['second-hand bike', { text: 'bike', condition: 'used' }],
])('%s', (text, expected) => {
  expect(extractConstraints(text)).toEqual(expected);
});

it.each([
  'monitor do 27 palcev',
  'igrača od 3 do 6 let',
  'kovček do 40 l',
  'igrača od 3 let',
  'miza 20-50 cm',
  'šotor do 4',
  'čevlji od 36 do 41',
  'shoes from 36 up to 41',
  'nosilnost do 100 kg',
  'pod 300 palet',
  'ledo 100 €',
  'kovanec 2 €',
  'under armour 100',
  'igrača nad 3',
  'igre nad 18',
  'zvočnik nad 100 W',
  'speaker over 100 W',
  'baterija nad 20 Ah',
  'čevlji od 36',
  'shoes from 36',
  'kovček med 40 in 60 l',
  'miza od 100 do 140 cm',
  'med 450 g',
  'med in 2 čaja',
  'over-ear 100',
  'copate -znižane',
  'slušalke -obnovljene',
  '"used books"',
  'kavbojke -"on sale"',
  '"cheap monday" kavbojke',
  'copati „na zalogi“',
  'dve  besedi ',
])('finds no price in %s', (text) => {
  expect(extractConstraints(text)).toEqual({ text });
});

it.each([
  ['čajnik pod 30', { text: 'čajnik', priceTo: 30 }],
  ['kettle up to 1,000 for tea', { text: 'kettle for tea', priceTo: 1000 }],
  ['čajnik nad 20,5 evri', { text: 'čajnik', priceFrom: 20.5 }],
  ['between €20 and 50.', { text: '', priceFrom: 20, priceTo: 50 }],
  ['več kot 20 in manj kot 1.000.000,00', { text: 'in', priceFrom: 20, priceTo: 1_000_000 }],
  ['čajnik pod 30palcev', { text: 'čajnik pod 30palcev' }],
  ['predel nad 20', { text: 'predel', priceFrom: 20 }],
  ['prednad 20', { text: 'prednad 20' }],
])('takes each number after a preposition of a question for a price: %s', (text, expected) => {
  expect(extractConstraints(text, QUESTION)).toEqual(expected);
});

it.each([
  ['<b>kava</b>', 'kava'],
  ['<a href="x">zeleni</a><br/>čaj', 'zeleni čaj'],
  ['kava < čaj > 3', 'kava < čaj > 3'],
  ['<b>', '<b>'],
])('reads %s without markup', (text, bare) => {
  expect(extractConstraints(text)).toEqual({ text: bare });
});

it.each(['<a', '<a ', 'do 1', 'pod 1 ', '1 - ', 'od 1 do 1 ', '€ ', '1.', 'cenejši '])(
  'reads a text of nothing but %s to its end, however long',
  (piece) =>
    expect(withTimeLimit(() => extractConstraints(piece.repeat(200_000 / piece.length)))).toBeTruthy(),
);

describe('constraints of a query', () => {
  it.each([
    ['poceni slušalke', { text: 'slušalke', sort: 'price' }],
    ['cheap headphones in stock', { text: 'headphones', sort: 'price', inStock: '1' }],
    ['najcenejši prenosnik na zalogi', { text: 'prenosnik', sort: 'price', inStock: '1' }],
    ['Znižani čevlji do 50 €', { text: 'čevlji', discount: '1', priceTo: 50 }],
    ['shoes on sale', { text: 'shoes', discount: '1' }],
    ['poceni', { text: '', sort: 'price' }],
    ['akcijska kamera', { text: 'akcijska kamera' }],
    ['cheapskate  mug', { text: 'cheapskate  mug' }],
  ])('of %s are %j', (query, constraints) => {
    expect(extractConstraints(query)).toEqual(constraints);
  });
});
