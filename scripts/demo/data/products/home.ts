import type { ProductType } from '../product-type.js';

export const HOME: readonly ProductType[] = [
  {
    id: 'desk-lamp',
    category: 'lamps',
    noun: ['namizna svetilka', 'desk lamp'],
    gender: 'f',
    brands: ['Svetlin', 'Mesečnik'],
    models: ['Bralka', 'Žerjav', 'Pisarna', 'Pozna ura', 'Kotnik', 'Sova', 'Lok'],
    colours: ['yellow', 'black', 'darkGreen', 'white', 'terracotta'],
    price: [29, 139],
    facts: [
      { name: ['Svetlobni tok', 'Luminous flux'], unit: 'lm', values: [450, 600, 800] },
      { name: ['Barvna temperatura', 'Colour temperature'], unit: 'K', values: [2700, 3000, 4000] },
      { name: ['Višina', 'Height'], unit: 'cm', values: [42, 48, 55] },
    ],
    texts: [
      ['Roka ostane tam, kjer jo pustite.', 'The arm stays where you leave it.'],
      ['Svetloba pada na mizo in ne v oči.', 'The light falls on the desk, not in your eyes.'],
      ['Z dotikom jo zatemnite v štirih stopnjah.', 'A touch dims it in four steps.'],
    ],
  },
  {
    id: 'pendant',
    category: 'lamps',
    noun: ['viseča svetilka', 'pendant lamp'],
    gender: 'f',
    brands: ['Svetlin', 'Mesečnik'],
    models: ['Zvonec', 'Kupola', 'Hruška', 'Jedilnica', 'Kapa', 'Polmesec', 'Klobuk'],
    option: { name: ['Premer', 'Diameter'], unit: 'cm', values: [26, 38] },
    colours: ['white', 'copper', 'darkGreen', 'black', 'terracotta'],
    price: [39, 189],
    facts: [
      { name: ['Grlo', 'Socket'], values: ['E27'] },
      { name: ['Dolžina kabla', 'Cable length'], unit: 'cm', values: [120, 150, 200] },
    ],
    texts: [
      [
        'Jedilno mizo obda s krogom tople svetlobe.',
        'It casts a circle of warm light over the dining table.',
      ],
      ['Tekstilni kabel skrajšate brez orodja.', 'You can shorten the fabric cable without tools.'],
    ],
  },
  {
    id: 'chair',
    category: 'chairs',
    noun: ['jedilni stol', 'dining chair'],
    gender: 'm',
    brands: ['Hrastovka', 'Mizarija Brest'],
    models: ['Sedež', 'Klop 1', 'Sosed', 'Gost', 'Veranda', 'Oslonec', 'Zbor'],
    colours: ['natural', 'black', 'darkGreen', 'brown', 'red'],
    price: [59, 229],
    facts: [
      {
        name: ['Les', 'Wood'],
        values: [
          ['bukev', 'beech'],
          ['hrast', 'oak'],
          ['jesen', 'ash'],
        ],
      },
      { name: ['Višina sedišča', 'Seat height'], unit: 'cm', values: [45, 46] },
      { name: ['Nosilnost', 'Load capacity'], unit: 'kg', values: [110, 130] },
    ],
    texts: [
      [
        'Naslon se rahlo poda in po dolgem kosilu ne tišči.',
        'The back gives a little, so it stays comfortable through a long lunch.',
      ],
      [
        'Dostavljen je sestavljen, zato ni treba ničesar priviti.',
        'Arrives fully assembled, with nothing to screw together.',
      ],
    ],
  },
  {
    id: 'shelf',
    category: 'shelves',
    noun: ['knjižni regal', 'bookcase'],
    gender: 'm',
    brands: ['Hrastovka', 'Mizarija Brest'],
    models: ['Zbirka', 'Stolpič', 'Čitalnica', 'Polica 5', 'Vogal', 'Arhiv', 'Hrbet'],
    option: { name: ['Širina', 'Width'], unit: 'cm', values: [60, 80] },
    colours: ['natural', 'white', 'brown'],
    price: [79, 349],
    facts: [
      { name: ['Višina', 'Height'], unit: 'cm', values: [120, 180, 200] },
      { name: ['Nosilnost police', 'Shelf load'], unit: 'kg', values: [20, 25, 30] },
    ],
    texts: [
      ['Police se pod slovarji ne upognejo.', 'The shelves won’t sag under dictionaries.'],
      [
        'Razmik med policami nastavite na dva centimetra natančno.',
        'Shelf spacing adjusts in two-centimetre steps.',
      ],
    ],
  },
];
