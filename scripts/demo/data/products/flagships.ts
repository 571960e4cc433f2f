import type { ProductType } from '../product-type.js';

/** One product of three categories in all its sizes and colours. */
export const FLAGSHIPS: readonly ProductType[] = [
  {
    id: 'sports-watch',
    category: 'watches',
    noun: ['športna ura', 'sports watch'],
    gender: 'f',
    brands: ['Grebenar'],
    models: ['Azimut'],
    option: { name: ['Velikost ohišja', 'Case size'], unit: 'mm', values: [40, 42, 46, 50] },
    colours: ['black', 'sand', 'darkGreen', 'lightBlue', 'terracotta', 'violet'],
    flagship: true,
    price: [299, 449],
    facts: [
      {
        name: ['Delovanje z enim polnjenjem', 'Battery life'],
        byOption: true,
        values: [
          ['11 dni', '11 days'],
          ['13 dni', '13 days'],
          ['18 dni', '18 days'],
          ['24 dni', '24 days'],
        ],
      },
      { name: ['Masa', 'Weight'], unit: 'g', byOption: true, values: [38, 43, 52, 61] },
      { name: ['Vodoodpornost', 'Water resistance'], unit: 'atm', values: [10] },
      { name: ['Navigacija', 'Navigation'], values: [['GPS in zemljevidi', 'GPS and maps']] },
    ],
    texts: [
      [
        'Zemljevidi Slovenije so v uri, zato pot najdete tudi tam, kjer ni signala.',
        'Maps of Slovenia are stored on the watch, so you can find your way without a signal.',
      ],
      [
        'Višinomer, kompas in barometer pokažejo, koliko klanca je še pred vami in ali bo kmalu deževalo.',
        'The altimeter, compass and barometer show how much climbing is left and whether rain is on its way.',
      ],
      [
        'Steklo je iz safirja, pašček pa zamenjate z enim pritiskom.',
        'The lens is sapphire, and the strap comes off at the press of a button.',
      ],
    ],
  },
  {
    id: 'stand-mixer',
    category: 'mixers',
    noun: ['kuhinjski robot', 'stand mixer'],
    gender: 'm',
    brands: ['Kuhlja'],
    models: ['Gostija'],
    option: { name: ['Posoda', 'Bowl'], unit: 'l', values: [3.5, 4.8, 5.6, 6.9] },
    colours: ['red', 'cream', 'mint', 'black', 'lightBlue', 'copper'],
    flagship: true,
    price: [329, 599],
    facts: [
      { name: ['Moč', 'Power'], unit: 'W', byOption: true, values: [500, 800, 1000, 1300] },
      { name: ['Masa', 'Weight'], unit: 'kg', byOption: true, values: [7.4, 9.1, 10.6, 12.8] },
      { name: ['Hitrosti', 'Speeds'], values: [10] },
      {
        name: ['Nastavki', 'Attachments'],
        values: [['metlica, lopatica in kavelj', 'whisk, paddle and dough hook']],
      },
    ],
    texts: [
      [
        'Testo za dva hlebca zgnete v osmih minutah in pri tem stoji pri miru.',
        'Kneads dough for two loaves in eight minutes, and stays put while it works.',
      ],
      [
        'Glava se dvigne z eno roko, posoda pa se zaskoči s četrtino obrata.',
        'The head lifts with one hand, and the bowl locks with a quarter turn.',
      ],
      [
        'Ohišje je iz ulite kovine, zobniki so jekleni, rezervni deli pa na voljo deset let.',
        'The body is die-cast metal, the gears are steel, and spare parts are available for ten years.',
      ],
    ],
  },
  {
    id: 'electric-bike',
    category: 'bikes',
    noun: ['električno kolo', 'electric bike'],
    gender: 'n',
    brands: ['Kolovoz'],
    models: ['Prelaz'],
    option: { name: ['Velikost okvirja', 'Frame size'], unit: 'cm', values: [46, 50, 54, 58] },
    colours: ['darkGreen', 'black', 'red', 'lightBlue', 'sand', 'graphite'],
    flagship: true,
    price: [2290, 2290],
    facts: [
      { name: ['Prestave', 'Gears'], values: [10] },
      { name: ['Zavore', 'Brakes'], values: [['kolutne', 'disc']] },
      { name: ['Zmogljivost baterije', 'Battery capacity'], unit: 'Wh', values: [630] },
      { name: ['Doseg', 'Range'], unit: 'km', values: [120] },
      { name: ['Masa', 'Weight'], unit: 'kg', byOption: true, values: [23.4, 23.8, 24.3, 24.9] },
    ],
    texts: [
      [
        'Motor v gonilki pomaga toliko, kolikor mu dovolite, in na prelazu ne omaga.',
        'The mid-drive motor helps as much as you let it, and doesn’t give up on a mountain pass.',
      ],
      [
        'Baterijo snamete in napolnite v stanovanju, kolo pa pustite v kleti.',
        'Take the battery off and charge it indoors; the bike can stay in the basement.',
      ],
      [
        'Blatniki, luči in prtljažnik za dve torbi so že nameščeni.',
        'Mudguards, lights and a rack for two panniers come fitted.',
      ],
    ],
  },
];
