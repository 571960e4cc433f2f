import { tableFormat } from './tables/feed-table.js';

/**
 * The XML of Slovenian distributors (podjetje/izdelki/izdelek). `PPC` is the retail price; dealer prices
 * (`nabavnaCena`, `DC`) are confidential and are never read.
 */
export const distributor = tableFormat({
  id: 'distributor',
  items: ['izdelek'],
  marks: ['izdelekID', 'izdelekIme', 'izdelekEAN', 'PPC'],
  decimalSign: null,
  fields: {
    id: 'izdelekID|id|st',
    name: 'izdelekIme|ime|naziv',
    description: 'opis|kratek_opis|kratkiopis',
    price: 'PPC|PPC_z_DDV|cenaPPC|MPC',
    salePrice: 'cenaAkcijska',
    currency: 'valuta|PPC/valuta|PPC/currency',
    link: 'url',
    brand: 'blagovnaZnamka|proizvajalec',
    eans: ['izdelekEAN|EAN'],
    mpn: 'VendorItemNo|kataloskaStevilka',
    stock: 'zaloga',
    supplyText: 'dobava',
    categoryPath: 'kategorija',
    pictures: [
      'slikaVelika|slikaMala',
      'slikaSkatla',
      'slike/slika',
      'dodatneSlike/dodatnaSlika*',
      'dodatneSlike/slika',
    ],
  },
  attributes: [
    { at: 'garancija', key: 'warranty' },
    { each: 'dodatneLastnosti/lastnost', name: 'naziv', value: 'vrednost|.' },
    { each: 'lastnosti/lastnost', name: 'naziv|ime', value: 'vrednost|.' },
  ],
});
