import type { ProductType } from '../product-type.js';

export const ELECTRONICS: readonly ProductType[] = [
  {
    id: 'headphones',
    category: 'headphones',
    noun: ['naglavne slušalke', 'over-ear headphones'],
    gender: 'fp',
    brands: ['Tihovar', 'Orbiq', 'Odmevka'],
    models: [
      'Bor 3',
      'Vetrnik',
      'Komorna',
      'Nokturno',
      'Studio 60',
      'Pohod',
      'Globina',
      'Lahkotna',
      'Razdalja',
    ],
    colours: ['black', 'sand', 'darkBlue', 'white', 'darkGreen'],
    price: [49, 289],
    facts: [
      {
        name: ['Povezava', 'Connection'],
        values: ['Bluetooth 5.3', 'Bluetooth 5.4', ['žična, 3,5 mm', 'wired, 3.5 mm']],
      },
      {
        name: ['Delovanje z enim polnjenjem', 'Battery life'],
        unit: 'h',
        values: [30, 42, null, 55, 60, null],
      },
      { name: ['Masa', 'Weight'], unit: 'g', values: [228, 246, 254, 271] },
    ],
    texts: [
      [
        'Mehke blazinice se prilegajo tudi čez očala in po treh urah še vedno ne tiščijo.',
        'Soft pads fit comfortably over glasses and still don’t pinch after three hours.',
      ],
      [
        'Zaprti školjki utišata avtobus in pisarno, glasba pa ostane pri vas.',
        'The closed ear cups quiet a bus or an office and keep the music to yourself.',
      ],
      [
        'Zložljiv naglavni lok in trpežen kovček poskrbita, da slušalke varno potujejo v nahrbtniku.',
        'The folding headband and sturdy case keep them safe in a backpack.',
      ],
    ],
  },
  {
    id: 'earbuds',
    category: 'headphones',
    noun: ['brezžične ušesne slušalke', 'wireless earbuds'],
    gender: 'fp',
    brands: ['Tihovar', 'Nivelo', 'Orbiq'],
    models: ['Kapljica', 'Zrno 2', 'Iskrica', 'Tekač', 'Mini 5', 'Par', 'Šepet', 'Jutro'],
    colours: ['white', 'black', 'mint', 'pink', 'lightBlue'],
    price: [29, 169],
    facts: [
      { name: ['Povezava', 'Connection'], values: ['Bluetooth 5.3', 'Bluetooth 5.4'] },
      { name: ['Delovanje s kovčkom', 'Battery life with case'], unit: 'h', values: [24, 28, 32, 36] },
      { name: ['Stopnja zaščite', 'IP rating'], values: ['IPX4', 'IPX5', 'IP55'] },
      {
        name: ['Nastavki', 'Ear tips'],
        values: [
          ['3 velikosti', '3 sizes'],
          ['4 velikosti', '4 sizes'],
        ],
      },
    ],
    texts: [
      ['Tako lahke so, da med tekom pozabite nanje.', 'So light that you forget them while running.'],
      [
        'Deset minut v kovčku zadostuje za dve uri glasbe.',
        'Ten minutes in the case gives you two hours of music.',
      ],
      [
        'Dva mikrofona na vsaki strani ločita glas od vetra, zato so klici razumljivi tudi na kolesu.',
        'Two microphones on each side separate your voice from the wind, so calls stay clear even on a bike.',
      ],
    ],
  },
  {
    id: 'speaker',
    category: 'speakers',
    noun: ['prenosni zvočnik', 'portable speaker'],
    gender: 'm',
    brands: ['Odmevka', 'Tihovar', 'Nivelo'],
    models: ['Bobnar', 'Kamen', 'Terasa', 'Tolmun', 'Sod 2', 'Potepuh', 'Kocka', 'Piknik'],
    option: { name: ['Moč', 'Power'], unit: 'W', values: [10, 20, 40] },
    colours: ['terracotta', 'black', 'darkGreen', 'blue', 'sand'],
    price: [35, 189],
    facts: [
      { name: ['Delovanje z enim polnjenjem', 'Battery life'], unit: 'h', values: [12, 16, 20] },
      { name: ['Povezava', 'Connection'], values: ['Bluetooth 5.3', 'Bluetooth 5.4'] },
      { name: ['Stopnja zaščite', 'IP rating'], values: ['IP65', 'IP67'] },
    ],
    texts: [
      [
        'Poln zvok za kuhinjo, balkon ali jaso, ne da bi ga slišala vsa soseska.',
        'Full sound for the kitchen, the balcony or a picnic, without disturbing the whole street.',
      ],
      ['Prenese dež, pesek in padec s klopi.', 'Withstands rain, sand and a fall from a bench.'],
      ['Dva zvočnika se povežeta v stereo par.', 'Two speakers pair up for stereo.'],
    ],
  },
  {
    id: 'phone',
    category: 'phones',
    noun: ['pametni telefon', 'smartphone'],
    gender: 'm',
    brands: ['Orbiq', 'Kvarkon', 'Nivelo'],
    models: ['Val 8', 'Plima', 'Nit', 'Obzorje', 'Luna S', 'Jasa 5G', 'Mik', 'Temelj'],
    option: { name: ['Pomnilnik', 'Storage'], unit: 'GB', values: [128, 256] },
    energyClasses: ['A', 'B', 'C', 'A'],
    colours: ['graphite', 'lightBlue', 'sand', 'violet', 'mint'],
    price: [189, 899],
    facts: [
      { name: ['Zaslon', 'Display'], unit: '″', values: [6.1, 6.4, 6.7] },
      { name: ['Delovni pomnilnik', 'Memory'], unit: 'GB', values: [8, 6, 12] },
      { name: ['Baterija', 'Battery'], unit: 'mAh', values: [4500, 4800, 5100] },
    ],
    texts: [
      [
        'Baterija zdrži dolg dan in še jutro po njem.',
        'The battery lasts a long day and into the next morning.',
      ],
      ['Svetel zaslon je berljiv tudi na soncu.', 'The bright display is easy to read in the sun.'],
      [
        'Proizvajalec obljublja pet let varnostnih posodobitev.',
        'The manufacturer promises five years of security updates.',
      ],
    ],
  },
  {
    id: 'watch',
    category: 'watches',
    noun: ['pametna ura', 'smartwatch'],
    gender: 'f',
    brands: ['Orbiq', 'Grebenar', 'Nivelo'],
    models: ['Takt', 'Obhod 2', 'Vrh', 'Korak', 'Doba', 'Merilo', 'Minuta', 'Steza Pro'],
    option: { name: ['Velikost ohišja', 'Case size'], unit: 'mm', values: [41, 45] },
    colours: ['black', 'silver', 'darkGreen', 'copper'],
    price: [69, 349],
    facts: [
      {
        name: ['Delovanje z enim polnjenjem', 'Battery life'],
        values: [
          ['5 dni', '5 days'],
          ['9 dni', '9 days'],
          ['14 dni', '14 days'],
        ],
      },
      { name: ['Vodoodpornost', 'Water resistance'], unit: 'atm', values: [5, 10] },
      { name: ['Navigacija', 'Navigation'], values: ['GPS', ['GPS in zemljevidi', 'GPS and maps']] },
    ],
    texts: [
      [
        'Meri srčni utrip, spanec in pot, pokaže pa le tisto, kar vas zanima.',
        'Measures heart rate, sleep and distance, and shows only what you care about.',
      ],
      [
        'Zaslon preberete z enim pogledom, tudi z rokavicami pa uro upravljate s stranskima gumboma.',
        'The display is readable at a glance, and the two side buttons work with gloves on.',
      ],
      ['Pašček zamenjate brez orodja.', 'You can change the strap without tools.'],
    ],
  },
];
