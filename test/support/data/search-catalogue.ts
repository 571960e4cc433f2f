import type { OfferOfFeed } from './feed.js';

/** A fixed catalogue to test searches: code, name in both languages, brand, category. */
const OFFERS: [
  code: string,
  sl: string,
  en: string,
  brand: string,
  category: 'shoes' | 'home' | 'tech' | 'food' | 'honey' | 'hats',
][] = [
  ['CEV-1', 'Pohodniški čevelj Triglav', 'Hiking shoe Triglav', 'Grebenar', 'shoes'],
  ['CEV-2', 'Otroški čevlji Mavrica', 'Kids shoes Rainbow', 'Pikapolka', 'shoes'],
  ['CEV-3', 'Krema za nego čevljev', 'Shoe care cream', 'Loščilo', 'shoes'],
  ['COP-1', 'Copati iz volne', 'Woollen slippers', 'Volkonja', 'shoes'],
  ['SKO-1', 'Bela skodelica za kavo', 'White coffee cup', 'Savica', 'home'],
  ['SKO-2', 'Komplet šestih skodelic', 'Set of six cups', 'Savica', 'home'],
  ['LON-1', 'Litoželezni lonec 24 cm', 'Cast iron pot 24 cm', 'Kovar', 'home'],
  ['LON-2', 'Komplet loncev iz nerjavnega jekla', 'Stainless steel pots set', 'Kovar', 'home'],
  ['SVE-1', 'Namizna svetilka Luna', 'Desk lamp Luna', 'Svetlar', 'home'],
  ['SVE-2', 'Stoječa svetilka Bor', 'Floor lamp Pine', 'Svetlar', 'home'],
  ['ODE-1', 'Volnena odeja Zima', 'Wool blanket Winter', 'Volkonja', 'home'],
  ['MIZ-1', 'Jedilna miza iz hrastovine', 'Oak dining table', 'Lesnik', 'home'],
  ['STO-1', 'Pisarniški stol z naslonom', 'Office chair with backrest', 'Lesnik', 'home'],
  ['OGL-1', 'Okroglo ogledalo 60 cm', 'Round mirror 60 cm', 'Lesnik', 'home'],
  ['URA-1', 'Stenska ura z nihalom', 'Pendulum wall clock', 'Tiktak', 'home'],
  ['SLU-1', 'Brezžične slušalke Nokturno', 'Wireless headphones Nocturne', 'Tihovar', 'tech'],
  ['SLU-2', 'Etui za slušalke', 'Headphone case', 'Tihovar', 'tech'],
  ['TEL-1', 'Pametni telefon Orbiq X5 128 GB', 'Smartphone Orbiq X5 128 GB', 'Orbiq', 'tech'],
  ['TEL-2', 'Polnilnik za telefone', 'Phone charger', 'Odmevka', 'tech'],
  ['PRE-1', 'Prenosnik Orbiq Air 14', 'Laptop Orbiq Air 14', 'Orbiq', 'tech'],
  ['NAH-1', 'Nahrbtnik za prenosnike', 'Laptop backpack', 'Grebenar', 'tech'],
  ['BAT-1', 'Polnilne baterije AA', 'Rechargeable batteries AA', 'Odmevka', 'tech'],
  ['CAJ-1', 'Zeleni čaj Senca', 'Green tea Shade', 'Listič', 'food'],
  ['CAJ-2', 'Čajnik s cedilom', 'Teapot with strainer', 'Savica', 'food'],
  ['KAV-1', 'Kava v zrnju Temna pražba', 'Whole bean coffee Dark roast', 'Pražarna Vogal', 'food'],
  ['MED-1', 'Gozdni med 900 g', 'Forest honey 900 g', 'Čebelica', 'honey'],
  ['COK-1', 'Temna čokolada z lešniki', 'Dark chocolate with hazelnuts', 'Slaščica', 'food'],
  ['MAJ-1', 'Bombažna majica modra', 'Blue cotton T-shirt', 'Runolist', 'shoes'],
  ['JAK-1', 'Dežna jakna Nevihta', 'Rain jacket Storm', 'Runolist', 'shoes'],
  ['HLA-1', 'Pohodniške hlače', 'Hiking trousers', 'Grebenar', 'shoes'],
  ['TVS-1', 'Televizor Panorama', 'Television Panorama', 'Odmevka', 'tech'],
  ['LES-1', 'Zložljiva lestev', 'Folding ladder', 'Lesnik', 'home'],
  ['NOZ-1', 'Kuhinjski noži', 'Kitchen knives', 'Kovar', 'home'],
  ['IGR-1', 'Igra za otroke', 'Game for children', 'Pikapolka', 'home'],
  ['IGR-2', 'Plišasti medvedek Medo', 'Teddy bear Medo', 'Pikapolka', 'home'],
  ['SVE-3', 'Stropna svetilka Kapa Sneg', 'Ceiling lamp Kapa Sneg', 'Svetlar', 'home'],
  ['OBE-1', 'Obešalnik za kape', 'Rack for hats', 'Lesnik', 'home'],
  ['KAP-1', 'Pletena kapa Sneg', 'Knitted hat Snow', 'Volkonja', 'hats'],
];

const CATEGORIES = {
  shoes: { sl: 'Obutev in oblačila', en: 'Footwear and clothing' },
  home: { sl: 'Dom', en: 'Living' },
  tech: { sl: 'Elektronika', en: 'Electronics' },
  food: { sl: 'Živila', en: 'Groceries' },
  honey: { sl: 'Med', en: 'Honey' },
  hats: { sl: 'Kape', en: 'Hats' },
};

export const BARCODES: Record<string, string> = { 'SVE-2': '3838900000014', 'MED-1': '3838900000021' };

export const searchCatalogue = (): Partial<OfferOfFeed>[] =>
  OFFERS.map(([productCode, sl, en, brand, category]) => ({
    productCode,
    name: { sl, en },
    brand,
    category: CATEGORIES[category],
    ean: BARCODES[productCode],
  }));
