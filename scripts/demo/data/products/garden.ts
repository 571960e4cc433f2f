import type { ProductType } from '../product-type.js';

export const GARDEN: readonly ProductType[] = [
  {
    id: 'drill',
    category: 'drills',
    noun: ['akumulatorski vrtalnik', 'cordless drill'],
    gender: 'm',
    brands: ['Trdnik', 'Kovarna'],
    models: ['Sveder', 'Obrtnik', 'Udar', 'Detel', 'Mojster', 'Vijak', 'Krt'],
    option: { name: ['Napetost', 'Voltage'], unit: 'V', values: [12, 18] },
    colours: ['orange', 'blue', 'yellow', 'red'],
    colourInName: false,
    price: [59, 249],
    facts: [
      { name: ['Navor', 'Torque'], unit: 'Nm', values: [30, 45, 60] },
      {
        name: ['Akumulatorji', 'Batteries'],
        values: [
          ['1 × 2,0 Ah', '1 × 2.0 Ah'],
          ['2 × 2,0 Ah', '2 × 2.0 Ah'],
          ['2 × 4,0 Ah', '2 × 4.0 Ah'],
        ],
      },
    ],
    texts: [
      ['Dovolj kratek je tudi za delo v omari.', 'Short enough to work inside a cupboard.'],
      [
        'Dvajset stopenj navora prepreči, da bi vijak zašel pregloboko.',
        'Twenty torque settings stop screws from going in too deep.',
      ],
      ['V kovčku je prostor še za svedre.', 'The case has room for bits as well.'],
    ],
  },
  {
    id: 'hammer',
    category: 'hand-tools',
    noun: ['kladivo', 'hammer'],
    gender: 'n',
    brands: ['Kovarna', 'Trdnik'],
    models: ['Tesar', 'Kovač', 'Mizar', 'Gradnik', 'Nakovalo', 'Zidar'],
    option: { name: ['Masa', 'Weight'], unit: 'g', values: [300, 500] },
    colours: ['natural', 'red', 'black'],
    colourInName: false,
    price: [9, 45],
    facts: [
      {
        name: ['Ročaj', 'Handle'],
        values: [
          ['jesen', 'ash'],
          ['hikorija', 'hickory'],
          ['steklena vlakna', 'fibreglass'],
        ],
      },
    ],
    texts: [
      [
        'Kovana glava je zagozdena tako, da se ne zrahlja.',
        'The forged head is wedged so it won’t work loose.',
      ],
      [
        'Ročaj blaži udarec in dobro leži v dlani.',
        'The handle absorbs the impact and sits well in the hand.',
      ],
    ],
  },
  {
    id: 'secateurs',
    category: 'shears',
    noun: ['vrtne škarje', 'pruning shears'],
    gender: 'fp',
    brands: ['Zelenik', 'Kovarna'],
    models: ['Vrtnica', 'Sadjar', 'Trta', 'Veja', 'Mladika', 'Rez 20', 'Brajda'],
    colours: ['red', 'green', 'orange', 'black'],
    colourInName: false,
    price: [12, 59],
    facts: [
      { name: ['Največji premer veje', 'Maximum branch diameter'], unit: 'mm', values: [18, 25, 20] },
      {
        name: ['Rezilo', 'Blade'],
        values: [
          ['kaljeno jeklo', 'hardened steel'],
          ['prevleka PTFE', 'PTFE coated'],
        ],
      },
    ],
    texts: [
      ['Režejo gladko, zato se rana na veji hitro zaceli.', 'They cut cleanly, so the branch heals fast.'],
      [
        'Vse dele je mogoče kupiti posebej in zamenjati.',
        'Every part can be bought and replaced separately.',
      ],
    ],
  },
  {
    id: 'watering-can',
    category: 'watering',
    noun: ['zalivalka', 'watering can'],
    gender: 'f',
    brands: ['Zelenik', 'Lončarica'],
    models: ['Kapljica', 'Nizki curek', 'Labodji vrat', 'Babičina', 'Rosnica', 'Žabica'],
    option: { name: ['Prostornina', 'Capacity'], unit: 'l', values: [1.5, 5, 10] },
    colours: ['green', 'silver', 'yellow', 'terracotta', 'blue'],
    price: [9, 49],
    facts: [
      {
        name: ['Material', 'Material'],
        values: [
          ['pocinkana pločevina', 'galvanised steel'],
          ['recikliran polipropilen', 'recycled polypropylene'],
        ],
      },
    ],
    texts: [
      [
        'Dolg vrat seže do korenin, ne da bi zmočil liste.',
        'The long neck reaches the roots without wetting the leaves.',
      ],
      ['Razpršilo snamete, kadar želite curek.', 'Remove the rose when you want a jet.'],
    ],
  },
  {
    id: 'planter',
    category: 'planters',
    noun: ['cvetlični lonec', 'plant pot'],
    gender: 'm',
    brands: ['Lončarica', 'Glinarka'],
    models: ['Terasa', 'Polž', 'Rob', 'Okenski', 'Steber', 'Mediteran', 'Prst'],
    option: { name: ['Premer', 'Diameter'], unit: 'cm', values: [18, 26, 34] },
    colours: ['terracotta', 'white', 'graphite', 'mint', 'sand'],
    price: [8, 59],
    facts: [
      {
        name: ['Material', 'Material'],
        values: [
          ['žgana glina', 'fired clay'],
          ['kamenina', 'stoneware'],
        ],
      },
      {
        name: ['Odporen proti zmrzali', 'Frost-proof'],
        values: [
          ['da', 'yes'],
          ['ne', 'no'],
        ],
      },
    ],
    texts: [
      ['Glina diha in sproti oddaja odvečno vlago.', 'The clay breathes and releases excess moisture.'],
      ['Priložen je podstavek iste barve.', 'A saucer of the same colour is included.'],
    ],
  },
];
