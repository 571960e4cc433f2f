import type { ProductType } from '../product-type.js';

export const FOOD: readonly ProductType[] = [
  {
    id: 'coffee',
    category: 'coffee',
    noun: ['kava v zrnju', 'whole-bean coffee'],
    gender: 'f',
    brands: ['Zrnova', 'Pražarna Vogal'],
    models: [
      ['Jutranja mešanica', 'Morning Blend'],
      ['Temna pražba', 'Dark Roast'],
      'Espresso 9',
      ['Visokogorska', 'Highland'],
      ['Brezkofeinska', 'Decaf'],
      'Filter',
      ['Nedeljska', 'Sunday Blend'],
    ],
    option: { name: ['Masa', 'Weight'], unit: 'g', values: [250, 500, 1000] },
    contents: ['250 g', '500 g', '1 kg'],
    colours: ['brown', 'terracotta', 'darkGreen', 'black'],
    colourInName: false,
    price: [7, 32],
    facts: [
      {
        name: ['Pražba', 'Roast'],
        values: [
          ['srednja', 'medium'],
          ['temna', 'dark'],
          ['svetla', 'light'],
        ],
      },
      {
        name: ['Sorta', 'Variety'],
        values: [
          ['100 % arabika', '100% arabica'],
          ['arabika in robusta', 'arabica and robusta'],
        ],
      },
    ],
    texts: [
      [
        'Praženo po naročilu, v vrečki z ventilom in datumom pražbe.',
        'Roasted to order, in a bag with a valve and the roasting date.',
      ],
      [
        'V skodelici boste našli lešnik, kakav in malo pomarančne lupine.',
        'Tasting notes: hazelnut, cocoa and a hint of orange peel.',
      ],
    ],
  },
  {
    id: 'tea',
    category: 'tea',
    noun: ['zeliščni čaj', 'herbal tea'],
    gender: 'm',
    brands: ['Travnik', 'Zeliščar Jož'],
    models: [
      ['Lipov cvet', 'linden blossom'],
      ['Gorski', 'mountain'],
      ['Večerni', 'evening'],
      ['Meta in melisa', 'mint and lemon balm'],
      ['Šipek', 'rosehip'],
      ['Materina dušica', 'wild thyme'],
      ['Bezeg', 'elderflower'],
    ],
    option: {
      name: ['Pakiranje', 'Pack'],
      values: [
        ['20 vrečk', '20 bags'],
        ['50 g', '50 g'],
      ],
    },
    contents: ['20 ct', '50 g'],
    colours: ['green', 'yellow', 'pink', 'mint'],
    colourInName: false,
    price: [3, 12],
    facts: [
      {
        name: ['Pridelava', 'Farming'],
        values: [
          ['ekološka', 'organic'],
          ['nabrano v naravi', 'wild-harvested'],
        ],
      },
    ],
    texts: [
      [
        'Listi so posušeni v senci, zato ohranijo barvo in vonj.',
        'The leaves are dried in the shade, so they keep their colour and scent.',
      ],
      [
        'Poparite z vrelo vodo in pustite stati sedem minut.',
        'Pour over boiling water and steep for seven minutes.',
      ],
    ],
  },
  {
    id: 'honey',
    category: 'honey',
    noun: ['med', 'honey'],
    gender: 'm',
    brands: ['Čebelnjak Rosa', 'Travnik'],
    models: [
      ['Cvetlični', 'blossom'],
      ['Gozdni', 'forest'],
      ['Kostanjev', 'chestnut'],
      ['Lipov', 'linden'],
      ['Akacijev', 'acacia'],
      ['Smrekov', 'spruce'],
    ],
    option: { name: ['Masa', 'Weight'], unit: 'g', values: [450, 900] },
    contents: ['450 g', '900 g'],
    colours: ['yellow', 'orange', 'brown', 'copper'],
    colourInName: false,
    price: [7, 19],
    facts: [{ name: ['Poreklo', 'Origin'], values: [['Slovenija', 'Slovenia']] }],
    texts: [
      ['Iz enega čebelnjaka in ene letine, točen hladno.', 'From one apiary and one season, extracted cold.'],
      [
        'Sčasoma kristalizira; v topli vodi bo spet tekoč.',
        'Crystallises over time; warm water makes it runny again.',
      ],
    ],
  },
];
