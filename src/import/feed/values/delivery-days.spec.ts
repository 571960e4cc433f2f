import { findDeliveryDays, readDeliveryDays } from './delivery-days.js';

it.each([
  ['2', 2, 2],
  ['1-3', 1, 3],
  ['1 – 3', 1, 3],
  ['2 do 4', 2, 4],
  ['od 2 do 5 dni', 2, 5],
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

it.each(['', 'kmalu', '1000', '2026-12-24', '5 kos', 'po dogovoru 5', '1.5'])(
  '%j is no number of days',
  (text) => {
    expect(readDeliveryDays(text)).toBeNull();
  },
);

it('finds days in a sentence only with their unit', () => {
  expect(findDeliveryDays('Na zalogi 5 kos, dobava 1-2 dni')).toEqual({ min: 1, max: 2 });
  expect(findDeliveryDays('Še 5 na zalogi')).toBeNull();
  expect(findDeliveryDays(`${'1 '.repeat(100_000)}dni`)).toBeNull();
});

it.each([
  'Na zalogi, 30 dni za vračilo',
  'Na zalogi (vračilo v 14 dneh)',
  '14 days return',
  '14 - 30 dni za vračilo',
  'Garancija 24 tednov',
  '60-day money back, 30 days of warranty',
])('%s says nothing of delivery', (text) => {
  expect(findDeliveryDays(text)).toBeNull();
});

it.each([
  ['Vračilo v 30 dneh, dobava 2 dni', 2],
  ['Dobava 3 dni in 30 dni za vračilo', 3],
  ['Dostava v 2 dneh. Garancija 24 mesecev.', 2],
  ['Guaranteed delivery in 2 days', 2],
  ['Dobava 3 dni po plačilu', 3],
])('%s', (text, days) => {
  expect(findDeliveryDays(text)).toEqual({ min: days, max: days });
});
