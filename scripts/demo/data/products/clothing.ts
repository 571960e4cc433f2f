import type { ProductType } from '../product-type.js';

const SIZES = ['S', 'M', 'L', 'XL'] as const;

export const CLOTHING: readonly ProductType[] = [
  {
    id: 't-shirt',
    category: 'tops',
    noun: ['majica s kratkimi rokavi', 'T-shirt'],
    gender: 'f',
    brands: ['Runolist', 'Pletnik'],
    models: ['Lahka', 'Gora', 'Bombaž', 'Hladna', 'Ravna'],
    option: { name: ['Velikost', 'Size'], values: SIZES },
    colours: ['white', 'darkBlue', 'terracotta', 'mint'],
    variants: true,
    grid: true,
    price: [15, 39],
    facts: [
      {
        name: ['Sestava', 'Fabric'],
        values: [
          ['100 % bombaž', '100% cotton'],
          ['merino volna', 'merino wool'],
        ],
      },
    ],
    texts: [
      ['Ohrani obliko tudi po petdesetem pranju.', 'Keeps its shape even after fifty washes.'],
      ['Brez etikete na vratu, ki bi praskala.', 'No label to scratch your neck.'],
    ],
  },
  {
    id: 'jacket',
    category: 'jackets',
    noun: ['dežna jakna', 'rain jacket'],
    gender: 'f',
    brands: ['Grebenar', 'Runolist', 'Volkonja'],
    models: ['Naliv', 'Ploha', 'Oblak', 'Nevihta', 'Streha'],
    option: { name: ['Velikost', 'Size'], values: SIZES },
    colours: ['yellow', 'darkGreen', 'darkBlue', 'red'],
    variants: true,
    price: [69, 249],
    facts: [
      { name: ['Vodni stolpec', 'Waterproof rating'], unit: 'mm', values: [10000, 15000, 20000] },
      { name: ['Masa', 'Weight'], unit: 'g', values: [280, 340, 410] },
    ],
    texts: [
      [
        'Šivi so lepljeni, zadrge prekrite, kapuca pa se obrača z glavo.',
        'Taped seams, covered zips and a hood that turns with your head.',
      ],
      ['Zložite jo v njen lastni žep.', 'It packs into its own pocket.'],
    ],
  },
  {
    id: 'sneakers',
    category: 'shoes',
    noun: ['superge', 'trainers'],
    gender: 'fp',
    brands: ['Tekmir', 'Ovinek'],
    models: ['Tlakovec', 'Stadion', 'Kilometer', 'Sprehod', 'Razdalja'],
    option: { name: ['Velikost', 'Size'], values: [38, 40, 42, 44] },
    colours: ['white', 'darkBlue', 'red', 'grey'],
    variants: true,
    price: [49, 139],
    facts: [
      {
        name: ['Zgornji del', 'Upper'],
        values: [
          ['usnje', 'leather'],
          ['recikliran poliester', 'recycled polyester'],
          ['platno', 'canvas'],
        ],
      },
      { name: ['Masa para', 'Weight per pair'], unit: 'g', values: [520, 610, 680] },
    ],
    texts: [
      ['Od prvega dne mehke, brez žuljev.', 'Soft from the first day, with no blisters.'],
      ['Podplat dobro prime na mokrem tlaku.', 'The sole grips well on wet pavements.'],
      ['Vložek vzamete ven in operete.', 'The insole is removable for washing.'],
    ],
  },
  {
    id: 'beanie',
    category: 'accessories',
    noun: ['pletena kapa', 'knitted beanie'],
    gender: 'f',
    brands: ['Pletnik', 'Runolist'],
    models: ['Zapečkarica', 'Sneg', 'Smučarka', 'Rebrasta', 'Babičina', 'Ivje'],
    colours: ['red', 'cream', 'darkBlue', 'yellow', 'darkGreen'],
    price: [14, 39],
    facts: [
      {
        name: ['Sestava', 'Fabric'],
        values: [
          ['merino volna', 'merino wool'],
          ['volna in akril', 'wool and acrylic'],
        ],
      },
    ],
    texts: [
      ['Topla, a dovolj zračna za hojo v klanec.', 'Warm, yet airy enough for walking uphill.'],
      ['Podloga na čelu ne srbi.', 'The lining doesn’t itch against your forehead.'],
    ],
  },
];
