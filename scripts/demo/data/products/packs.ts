import type { ProductType } from '../product-type.js';

/** Sold by the piece and in packs. */
export const PACKS: readonly ProductType[] = [
  {
    id: 'juice',
    category: 'juices',
    noun: ['sok', 'juice'],
    gender: 'm',
    brands: ['Sadovnjak Breg', 'Travnik'],
    models: [
      ['Jabolko', 'apple'],
      ['Hruška', 'pear'],
      ['Aronija', 'aronia'],
      ['Jabolko in pesa', 'apple and beetroot'],
      ['Bezeg in limona', 'elderflower and lemon'],
    ],
    option: {
      name: ['Pakiranje', 'Pack'],
      values: [
        ['1 l', '1 l'],
        ['6 × 0,5 l', '6 × 0.5 l'],
      ],
    },
    contents: ['1 l', '6 x 0.5 l'],
    colours: ['yellow', 'green', 'violet', 'red', 'orange'],
    colourInName: false,
    price: [4, 11],
    facts: [
      {
        name: ['Pridelava', 'Farming'],
        values: [
          ['ekološka', 'organic'],
          ['integrirana', 'integrated'],
        ],
      },
    ],
    texts: [
      [
        'Stisnjen iz celih plodov, moten in brez dodanega sladkorja.',
        'Pressed from whole fruit, cloudy and with no added sugar.',
      ],
      [
        'Odprto steklenico hranite v hladilniku in popijte v petih dneh.',
        'Keep an open bottle in the fridge and drink it within five days.',
      ],
    ],
  },
  {
    id: 'bulb',
    category: 'bulbs',
    noun: ['žarnica LED', 'LED bulb'],
    gender: 'f',
    brands: ['Svetlin', 'Mesečnik'],
    models: ['Zora E27', 'Mrak E27', 'Iskra E14', 'Polje E27', 'Niša GU10'],
    option: {
      name: ['Pakiranje', 'Pack'],
      values: [
        ['1 kos', 'single'],
        ['3 kosi', '3 pieces'],
      ],
    },
    contents: ['1 ct', '3 x 1 ct'],
    energyClasses: ['A', 'D', 'E', 'C', 'F'],
    colours: ['yellow', 'white', 'cream'],
    colourInName: false,
    price: [3, 16],
    facts: [
      { name: ['Svetlobni tok', 'Luminous flux'], unit: 'lm', values: [806, 1055, 470, 1521, 345] },
      { name: ['Barvna temperatura', 'Colour temperature'], unit: 'K', values: [2700, 4000] },
    ],
    texts: [
      ['Zasveti takoj in ne utripa.', 'It lights up instantly and doesn’t flicker.'],
      ['Vzdrži 15.000 ur svetenja.', 'It lasts for 15,000 hours.'],
    ],
  },
];
