import { withoutRemarks } from './price-remarks.js';

it.each([
  ['12,90', '12,90'],
  ['€12.90', '€12.90'],
  ['12.90 EUR', '12.90 EUR'],
  ['12,90 € z DDV', '12,90 €'],
  ['12,90 € (z DDV)', '12,90 €'],
  ['12,90 €, cena z DDV.', '12,90 €'],
  ['12,90 € s PDV', '12,90 €'],
  ['12,90 € sa PDV', '12,90 €'],
  ['12,90 € mit MwSt', '12,90 €'],
  ['12,90 € con IVA', '12,90 €'],
  ['12.90 € with VAT', '12.90 €'],
  ['290 Kč vč. DPH', '290 Kč'],
  ['290 Kč včetně DPH', '290 Kč'],
  ['12,90 € vključen DDV', '12,90 €'],
  ['12,90 € z vključenim DDV', '12,90 €'],
  ['12,90 € vključno z DDV', '12,90 €'],
  ['12,90 € vklj. DDV', '12,90 €'],
  ['12,90 € inkl. USt', '12,90 €'],
  ['12.90 € incl tax', '12.90 €'],
  ['12.90 € inc. VAT', '12.90 €'],
  ['12.90 € including VAT', '12.90 €'],
  ['12,90 € brutto', '12,90 €'],
  ['12,90 € bruto', '12,90 €'],
  ['12.90 € gross', '12.90 €'],
  ['12.90 lei with TVA', '12.90 lei'],
  ['12,90 € with ΦΠΑ', '12,90 €'],
  ['12,90 €/kos', '12,90 €'],
  ['12,90 € / 1 kos.', '12,90 €'],
  ['12,90 €/kos z DDV', '12,90 €'],
  ['12,90/komad', '12,90'],
  ['12,90/komplet', '12,90'],
  ['12,90/par', '12,90'],
  ['12,90/paket', '12,90'],
  ['12,90/set', '12,90'],
  ['12,90 za kos', '12,90'],
  ['12,90 eura za komad', '12,90 eura'],
  ['12,90 € na kos', '12,90 €'],
  ['12,90 € je Stück', '12,90 €'],
  ['12,90 € per stuk', '12,90 €'],
  ['12,90 € kos', '12,90 €'],
  ['12,90 € s PDV-om', '12,90 €'],
  ['12,90 € s uključenim PDV-om', '12,90 €'],
  ['12,90 € (PDV uključen)', '12,90 €'],
  ['12,90 € DDV je vključen', '12,90 €'],
  ['12,90 € incl. btw', '12,90 €'],
  ['12,90 € inclusief 21% btw', '12,90 €'],
  ['12,90 € IVA inclusa', '12,90 €'],
  ['12,90 € z 22 % DDV', '12,90 €'],
  ['12,90 € TTC', '12,90 €'],
  ['12,90 € z DDV za kos', '12,90 €'],
  ['12,90 € za kos z DDV', '12,90 €'],
  ['12.90/pc', '12.90'],
  ['12.90/each', '12.90'],
  ['290/ks', '290'],
  ['2.90/szt', '2.90'],
  ['2.90/db', '2.90'],
  ['2.90/Stück', '2.90'],
  ['2.90/τεμ.', '2.90'],
  ['12,90 Eur.', '12,90 Eur'],
  ['12,90.', '12,90.'],
  ['cena 12,90', 'cena 12,90'],
])('%s is the price %s', (text, bare) => {
  expect(withoutRemarks(text)).toBe(bare);
});

it.each([
  '12,90 brez DDV',
  '12,90 bez PDV',
  '12,90 ohne MwSt',
  '12,90 senza IVA',
  '12.90 without VAT',
  '12.90 excl. VAT',
  '12.90 ex VAT',
  '12.90 excluding tax',
  '12,90 zzgl. 19 % MwSt',
  '12.90 plus VAT',
  '12,90 + DDV',
  '12,90 +22% DDV',
  '12,90 +DDV',
  'neto 12,90',
  '12,90 netto',
  '12.90 net',
])('%s lacks its tax', (text) => {
  expect(withoutRemarks(text)).toEqual({ problem: 'price_without_tax' });
});

it.each([
  '12,90 €/kg',
  '12,90 € / kg.',
  '1,29/100 g',
  '1,29/100g',
  '12,90/l',
  '12,90/m',
  '4,50 € / m²',
  '4,50/m3',
  '12,90/uro',
  '12,90/dan',
  '9.90/month',
  '99/leto',
  '12,90/kg z DDV',
])('%s is a price per unit', (text) => {
  expect(withoutRemarks(text)).toEqual({ problem: 'price_per_unit' });
});

it.each(['12,90 magnet', '12,90 netopir', '12,90/mizo', '12,90/kosilnico', '12,90/paleto'])(
  '%s says nothing of tax or unit',
  (text) => {
    expect(withoutRemarks(text)).toBe(text);
  },
);

it.each([
  '12,90 € excl. btw',
  '12,90 € bez PDV-a',
  '12,90 € HT',
  '12,90 € DDV ni vključen',
  '12,90 € IVA esclusa',
])('%s is refused as a price without tax', (text) => {
  expect(withoutRemarks(text)).toEqual({ problem: 'price_without_tax' });
});

it.each(['12,90 € za kg', '12,90 € na liter', '12,90 € per 100 ml', '12,90 € za meter'])(
  '%s is refused as a price of a unit',
  (text) => {
    expect(withoutRemarks(text)).toEqual({ problem: 'price_per_unit' });
  },
);
