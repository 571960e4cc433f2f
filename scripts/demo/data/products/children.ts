import type { ProductType } from '../product-type.js';

export const CHILDREN: readonly ProductType[] = [
  {
    id: 'train',
    category: 'wooden-toys',
    noun: ['leseni vlak', 'wooden train'],
    gender: 'm',
    brands: ['Drevko', 'Pikapolka'],
    models: ['Postaja', 'Transalpec', 'Ciklama', 'Ropotulja', 'Brzec', 'Tovornik', 'Kretnica'],
    option: {
      name: ['Vagoni', 'Wagons'],
      values: [
        ['2 vagona', '2 wagons'],
        ['4 vagoni', '4 wagons'],
      ],
    },
    colours: ['red', 'blue', 'green', 'yellow'],
    price: [19, 59],
    facts: [
      {
        name: ['Starost', 'Age'],
        values: [
          ['od 18 mesecev', '18 months and up'],
          ['od 3 let', '3 years and up'],
        ],
      },
      {
        name: ['Les', 'Wood'],
        values: [
          ['bukev', 'beech'],
          ['javor', 'maple'],
        ],
      },
    ],
    texts: [
      [
        'Vagoni se spnejo z magneti in peljejo po vseh običajnih lesenih tirih.',
        'The wagons connect with magnets and run on all common wooden tracks.',
      ],
      ['Barve so na vodni osnovi, robovi zaobljeni.', 'The paint is water-based and the edges are rounded.'],
    ],
  },
  {
    id: 'bear',
    category: 'plush',
    noun: ['plišasti medvedek', 'teddy bear'],
    gender: 'm',
    brands: ['Pikapolka', 'Pletnik'],
    models: ['Borut', 'Kosmatko', 'Zaspanček', 'Medo', 'Štrukelj', 'Brundo', 'Kostanj'],
    option: { name: ['Višina', 'Height'], unit: 'cm', values: [25, 40] },
    colours: ['brown', 'sand', 'grey', 'cream'],
    price: [15, 49],
    facts: [
      { name: ['Pranje', 'Washing'], values: [['v stroju na 30 °C', 'machine, 30 °C']] },
      { name: ['Starost', 'Age'], values: [['od rojstva', 'from birth']] },
    ],
    texts: [
      [
        'Dovolj mehak za spanje in dovolj trden za pustolovščine.',
        'Soft enough for bedtime and sturdy enough for adventures.',
      ],
      ['Oči so vezene, zato ni delcev, ki bi odpadli.', 'The eyes are embroidered, so nothing can come off.'],
    ],
  },
  {
    id: 'puzzle',
    category: 'puzzles',
    noun: ['sestavljanka', 'jigsaw puzzle'],
    gender: 'f',
    brands: ['Listovka', 'Pikapolka'],
    models: [
      'Jezero v megli',
      'Čebelnjak',
      'Stara tržnica',
      'Nočno nebo',
      'Gozdna pot',
      'Solinarji',
      'Zimska vas',
    ],
    option: {
      name: ['Število kosov', 'Pieces'],
      values: [
        ['500 kosov', '500 pieces'],
        ['1000 kosov', '1000 pieces'],
      ],
    },
    colours: ['blue', 'green', 'orange', 'violet'],
    colourInName: false,
    price: [12, 29],
    facts: [
      { name: ['Mere slike', 'Picture size'], unit: 'cm', byOption: true, values: ['48 × 34', '68 × 48'] },
      { name: ['Material', 'Material'], values: [['recikliran karton', 'recycled board']] },
    ],
    texts: [
      ['Kosi se tesno prilegajo in se ne bleščijo.', 'The pieces fit snugly and don’t glare.'],
      [
        'V škatli je tudi list s sliko v naravni velikosti.',
        'The box also contains a full-size print of the picture.',
      ],
    ],
  },
  {
    id: 'board-game',
    category: 'board-games',
    noun: ['družabna igra', 'board game'],
    gender: 'f',
    brands: ['Listovka', 'Drevko'],
    models: ['Tovorniki', 'Planšarji', 'Zeliščarka', 'Mostovi', 'Skrita dolina', 'Sejem', 'Polšja noč'],
    colours: ['green', 'red', 'darkBlue', 'yellow', 'violet'],
    colourInName: false,
    price: [18, 54],
    facts: [
      { name: ['Igralci', 'Players'], values: ['2–4', '2–5', '3–6'] },
      { name: ['Trajanje', 'Duration'], unit: 'min', values: [20, 45, 60] },
      {
        name: ['Starost', 'Age'],
        values: [
          ['od 4 let', '4 years and up'],
          ['od 6 let', '6 years and up'],
          ['od 8 let', '8 years and up'],
        ],
      },
    ],
    texts: [
      [
        'Pravila razložite v petih minutah, igra pa vas bo zabavala vrsto večerov.',
        'The rules take five minutes to explain; the game will keep you busy for many evenings.',
      ],
      [
        'Figure so lesene, karte pa imajo teksturo platna.',
        'The pieces are wooden and the cards have a linen finish.',
      ],
      ['Navodila so v slovenščini in angleščini.', 'The rules come in Slovenian and English.'],
    ],
  },
];
