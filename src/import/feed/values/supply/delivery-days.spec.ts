import { findDeliveryDays, readDeliveryDays } from './delivery-days.js';

it.each([
  ['2', 2, 2],
  ['1-3', 1, 3],
  ['1 – 3', 1, 3],
  ['2 do 4', 2, 4],
  ['od 2 do 5 dni', 2, 5],
  ['3 bis 7 Tage', 3, 7],
  ['in 3 bis 7 Werktagen', 3, 7],
  ['zwischen 3 und 7 Tagen', 3, 7],
  ['med 3 in 7 dni', 3, 7],
  ['od 3 do 7 delovnih dni', 3, 7],
  ['da 3 a 7 giorni lavorativi', 3, 7],
  ['3 à 7 jours', 3, 7],
  ['3 a 7 días', 3, 7],
  ['3 tot 7 werkdagen', 3, 7],
  ['1 semaine', 5, 5],
  ['bis zu 7 Tage', null, 7],
  ['fino a 7 giorni', null, 7],
  ['48 uur', 2, 2],
  ['3 delovni dnevi', 3, 3],
  ['3-5 delovnih dni', 3, 5],
  ['2-4 working days', 2, 4],
  ['5 pracovních dnů', 5, 5],
  ['2–3 dni roboczych', 2, 3],
  ['1-2 munkanap', 1, 2],
  ['1 έως 3 ημέρες', 1, 3],
  ['3-1 dni', 1, 3],
  ['do 5 dni', null, 5],
  ['up to 30 days', null, 30],
  ['24 ur', 1, 1],
  ['24-48h', 1, 2],
  ['u 24 sata', 1, 1],
  ['48 hodin', 2, 2],
  ['2 tedna', 10, 10],
  ['1-2 weeks', 5, 10],
  ['900 weeks', 999, 999],
  ['2.0', 2, 2],
  ['Naslednji dan', 1, 1],
  ['takoj', 0, 0],
  ['Ihneď', 0, 0],
])('%s', (text, min, max) => {
  expect(readDeliveryDays(text)).toEqual({ min, max });
});

describe('a unit', () => {
  const twoOf = (words: string) => words.split(' ').map((word) => `2 ${word}`);

  it.each([
    ...twoOf(
      'h hod hodin hodiny hr hrs hour hours ur ure uri ura urah sat sata sati godz godzin óra órán ore',
    ),
    ...twoOf('ώρα ώρες час часа Std Stunde Stunden'),
  ])('of hours: %s', (text) => {
    expect(readDeliveryDays(text.replace('2', '48'))).toEqual({ min: 2, max: 2 });
  });

  it.each([
    ...twoOf(
      'd dni dnih dneh dan dana dnevi dneva day days den dny dnů dnov dzień nap napon munkanap munkanapon',
    ),
    ...twoOf(
      'ημέρα ημέρες εργάσιμες zi zile ден дни дена Tag Tage Tagen Werktag Werktage Werktagen giorni giorno',
    ),
  ])('of days: %s', (text) => {
    expect(readDeliveryDays(text)).toEqual({ min: 2, max: 2 });
  });

  it.each([
    ...twoOf('teden tedna week weeks wk týdny tygodnie hét hetek tjedna εβδομάδες săptămâni седмици'),
    ...twoOf('Woche Wochen settimane'),
  ])('of weeks: %s', (text) => {
    expect(readDeliveryDays(text)).toEqual({ min: 10, max: 10 });
  });

  it.each(twoOf('kmh urnik satov poldan dnina taga predtedni weekly wochenende'))('is none of %s', (text) => {
    expect(readDeliveryDays(text)).toBeNull();
  });
});

it.each([
  'do 5',
  'up to 5',
  'max 5',
  'max. 5 dni',
  'až do 5 dní',
  'až 5 dnů',
  'έως 5 ημέρες',
  'ως 5',
  'dobava do  5 dni',
])('%s states the last day only', (text) => {
  expect(readDeliveryDays(text)).toEqual({ min: null, max: 5 });
});

it.each([
  '2-5',
  '2–5',
  '2—5',
  '2..5',
  '2...5',
  '2 až 5',
  '2 do 5',
  '2 to 5',
  '2 έως 5',
  '2 ως 5',
  '2  -  5  dni',
  '2-5dni',
])('%s is a range', (text) => {
  expect(readDeliveryDays(text)).toEqual({ min: 2, max: 5 });
});

it.each([
  ['takoj', 0],
  ['danes', 0],
  ['immediately', 0],
  ['sofort', 0],
  ['jutri', 1],
  ['naslednji delovni dan', 1],
  ['zítra', 1],
  ['25 ur', 2],
  ['2,00', 2],
  ['3.', 3],
  ['3. dni', 3],
  ['v 3 delovnih dneh', 3],
  ['999 dni', 999],
])('%s is %s days', (text, days) => {
  expect(readDeliveryDays(text)).toEqual({ min: days, max: days });
});

it.each([
  ['24/48h', 1, 2],
  ['24 / 48 ur', 1, 2],
  ['3/5 dni', 3, 5],
])('%s is a pair of alternatives', (text, min, max) => {
  expect(findDeliveryDays(text)).toEqual({ min, max });
});

it.each([
  '',
  'kmalu',
  '1000',
  '2026-12-24',
  '5 kos',
  'po dogovoru 5',
  '1.5',
  '1,5 dni',
  '12345 dni',
  'x2',
  '2x',
  '1.00.0',
  '5/10',
  'dni',
])('%j is no number of days', (text) => {
  expect(readDeliveryDays(text)).toBeNull();
});

it('finds days in a sentence only with their unit', () => {
  expect(findDeliveryDays('Na zalogi 5 kos, dobava 1-2 dni')).toEqual({ min: 1, max: 2 });
  expect(findDeliveryDays('Še 5 na zalogi')).toBeNull();
  expect(findDeliveryDays('2')).toBeNull();
  expect(findDeliveryDays('Še 5 na zalogi, pride v 3 dneh')).toEqual({ min: 3, max: 3 });
  expect(findDeliveryDays(`${'x'.repeat(190)} v 3 dneh`)).toEqual({ min: 3, max: 3 });
  expect(findDeliveryDays(`${'x'.repeat(200)} v 3 dneh`)).toBeNull();
  expect(findDeliveryDays(`${'1 '.repeat(100_000)}dni`)).toBeNull();
});

it.each([
  'Na zalogi, 30 dni za vračilo',
  'Na zalogi (vračilo v 14 dneh)',
  '14 days return',
  '14 - 30 dni za vračilo',
  'Garancija 24 tednov',
  '60-day money back, 30 days of warranty',
  'Vračanje v 30 dneh',
  'Vračan v 30 dneh',
  'Guarantee: 30 days',
  '30 dni preizkusa',
  '30-dňová záruka 24 dní',
])('%s does not concern delivery', (text) => {
  expect(findDeliveryDays(text)).toBeNull();
});

it.each([
  ['Vračilo v 30 dneh, dobava 2 dni', 2],
  ['Dobava 3 dni in 30 dni za vračilo', 3],
  ['Dostava v 2 dneh. Garancija 24 mesecev.', 2],
  ['Guaranteed delivery in 2 days', 2],
  ['Dobava 3 dni po plačilu', 3],
  ['Vračilo v 30 dneh; dobava 2 dni', 2],
  ['Vračilo v 30 dneh (dobava 2 dni)', 2],
  ['Vračilo! Dobava 2 dni', 2],
  ['Vračilo | dobava 2 dni | garancija', 2],
  ['Vračilo – dobava 2 dni', 2],
  ['Vračilo - dobava 2 dni - garancija', 2],
  ['Garancija 24 mesecev ter dobava 2 dni', 2],
  ['Delivery in 2 days and 14 days return', 2],
  ['Lieferung 2 Tage und Garantie', 2],
])('%s', (text, days) => {
  expect(findDeliveryDays(text)).toEqual({ min: days, max: days });
});
