import type { ProductType } from '../product-type.js';

export const OUTDOORS: readonly ProductType[] = [
  {
    id: 'backpack',
    category: 'backpacks',
    noun: ['pohodniški nahrbtnik', 'hiking backpack'],
    gender: 'm',
    brands: ['Grebenar', 'Planota', 'Volkonja'],
    models: ['Razor', 'Komna', 'Krnica', 'Sedlo', 'Macesen', 'Prehod'],
    option: { name: ['Prostornina', 'Volume'], unit: 'l', values: [22, 30, 45] },
    colours: ['darkGreen', 'orange', 'darkBlue', 'grey', 'red'],
    price: [49, 199],
    facts: [
      { name: ['Masa', 'Weight'], unit: 'g', byOption: true, values: [780, 1120, 1480] },
      { name: ['Dežno pregrinjalo', 'Rain cover'], values: [['priloženo', 'included']] },
    ],
    texts: [
      ['Zračen hrbet ostane suh tudi v klancu.', 'The ventilated back panel stays dry even on a climb.'],
      [
        'Do stranskih žepov sežete, ne da bi nahrbtnik sneli.',
        'You can reach both side pockets without taking the backpack off.',
      ],
      [
        'Ledveni pas prenese težo na boke, zato ramena vzdržijo cel dan.',
        'The hip belt shifts the load to your hips, so your shoulders last the day.',
      ],
    ],
  },
  {
    id: 'tent',
    category: 'tents',
    noun: ['šotor', 'tent'],
    gender: 'm',
    brands: ['Planota', 'Volkonja'],
    models: ['Zavetje', 'Bivak', 'Rosa', 'Jasa', 'Nočnik', 'Trata', 'Kolovrat'],
    option: {
      name: ['Število oseb', 'Sleeps'],
      values: [
        ['2 osebi', '2 people'],
        ['3 osebe', '3 people'],
        ['4 osebe', '4 people'],
      ],
    },
    colours: ['darkGreen', 'orange', 'sand', 'blue'],
    price: [89, 449],
    facts: [
      { name: ['Vodni stolpec', 'Waterproof rating'], unit: 'mm', values: [2000, 3000, 5000] },
      { name: ['Masa', 'Weight'], unit: 'kg', byOption: true, values: [1.9, 2.6, 3.4] },
    ],
    texts: [
      [
        'Postavite ga v petih minutah, tudi če vam pri tem nihče ne pomaga.',
        'It’s up in five minutes, even if you’re on your own.',
      ],
      [
        'Predprostor je dovolj velik za čevlje in mokre nahrbtnike.',
        'The porch is large enough for boots and wet backpacks.',
      ],
      [
        'Barvno označene palice in zanke preženejo ugibanje.',
        'Colour-coded poles and loops take out the guesswork.',
      ],
    ],
  },
  {
    id: 'sleeping-bag',
    category: 'sleeping-bags',
    noun: ['spalna vreča', 'sleeping bag'],
    gender: 'f',
    brands: ['Planota', 'Grebenar'],
    models: ['Polh', 'Medvedka', 'Sever', 'Brloga', 'Lahka noč', 'Kresnica', 'Gnezdo'],
    option: { name: ['Temperatura udobja', 'Comfort temperature'], unit: '°C', values: [10, 2, -5] },
    colours: ['darkBlue', 'red', 'green', 'orange'],
    price: [45, 259],
    facts: [
      {
        name: ['Polnilo', 'Filling'],
        values: [
          ['umetno vlakno', 'synthetic fibre'],
          ['puh', 'down'],
        ],
      },
      { name: ['Masa', 'Weight'], unit: 'g', byOption: true, values: [890, 1150, 1400] },
    ],
    texts: [
      [
        'Kapuco zategnete z eno roko, zadrga pa se ne zatika.',
        'The hood tightens with one hand, and the zip doesn’t snag.',
      ],
      ['Ob nogah je širša, zato se lahko obrnete.', 'Wider at the feet, so you can turn over.'],
      ['Zložena je velika kot hlebec kruha.', 'Packs down to the size of a loaf of bread.'],
    ],
  },
  {
    id: 'flask',
    category: 'flasks',
    noun: ['termovka', 'vacuum flask'],
    gender: 'f',
    brands: ['Grebenar', 'Sopara'],
    models: ['Greben', 'Topla', 'Koča', 'Malica', 'Ledena', 'Žep', 'Vztrajna'],
    option: { name: ['Prostornina', 'Volume'], unit: 'ml', values: [500, 750, 1000] },
    colours: ['darkGreen', 'silver', 'yellow', 'lightBlue', 'black'],
    price: [16, 49],
    facts: [
      { name: ['Ohranja toploto', 'Keeps hot'], unit: 'h', values: [12, 18, 24] },
      { name: ['Material', 'Material'], values: [['nerjavno jeklo', 'stainless steel']] },
    ],
    texts: [
      ['Zjutraj skuhan čaj je na vrhu še vroč.', 'Tea brewed in the morning is still hot at the summit.'],
      [
        'Pokrovček je hkrati skodelica, termovka pa ne pušča niti, če jo obrnete na glavo.',
        'The lid doubles as a cup, and the flask doesn’t leak even upside down.',
      ],
    ],
  },
  {
    id: 'bike',
    category: 'bikes',
    noun: ['mestno kolo', 'city bike'],
    gender: 'n',
    brands: ['Kolovoz', 'Ovinek'],
    models: ['Tržnica', 'Nabrežje', 'Pošta', 'Drevored', 'Cvetka', 'Most 7', 'Zvonček'],
    option: { name: ['Velikost okvirja', 'Frame size'], unit: 'cm', values: [48, 54] },
    colours: ['darkGreen', 'cream', 'lightBlue', 'red', 'black'],
    price: [349, 1190],
    facts: [
      { name: ['Prestave', 'Gears'], values: [3, 8, 7] },
      {
        name: ['Zavore', 'Brakes'],
        values: [
          ['obročne', 'rim'],
          ['kolutne', 'disc'],
        ],
      },
      { name: ['Masa', 'Weight'], unit: 'kg', values: [13.9, 15.4, 16.8] },
    ],
    texts: [
      [
        'Sedite pokonci, vidite čez avtomobile in v službo pridete s suhimi hlačami.',
        'You sit upright, see over the cars and get to work with dry trousers.',
      ],
      ['Blatniki, luči in prtljažnik so že nameščeni.', 'Mudguards, lights and a rack come fitted.'],
    ],
  },
  {
    id: 'helmet',
    category: 'helmets',
    noun: ['kolesarska čelada', 'cycling helmet'],
    gender: 'f',
    brands: ['Ovinek', 'Kolovoz'],
    models: ['Lupina', 'Veter', 'Aero', 'Šolska', 'Želva', 'Skala', 'Klanec'],
    option: { name: ['Velikost', 'Size'], values: ['S–M', 'L–XL'] },
    colours: ['white', 'red', 'blue', 'black', 'yellow'],
    price: [29, 129],
    facts: [
      { name: ['Masa', 'Weight'], unit: 'g', byOption: true, values: [260, 310] },
      { name: ['Zračniki', 'Vents'], values: [12, 16, 18] },
    ],
    texts: [
      ['Velikost nastavite s kolescem, tudi z rokavicami.', 'A dial adjusts the size, even with gloves on.'],
      ['Zadaj utripa lučka, ki jo polnite po kablu USB.', 'The flashing rear light charges by USB.'],
    ],
  },
  {
    id: 'mat',
    category: 'mats',
    noun: ['podloga za vadbo', 'exercise mat'],
    gender: 'f',
    brands: ['Tekmir', 'Ravnovesje'],
    models: ['Dih', 'Opora', 'Jutranja', 'Zen', 'Mirna', 'Potovalna', 'Temelj'],
    option: { name: ['Debelina', 'Thickness'], unit: 'mm', values: [4, 6, 10] },
    colours: ['violet', 'mint', 'terracotta', 'blue', 'grey'],
    price: [17, 79],
    facts: [
      { name: ['Mere', 'Dimensions'], unit: 'cm', values: ['183 × 61', '180 × 66'] },
      {
        name: ['Material', 'Material'],
        values: [
          ['naravni kavčuk', 'natural rubber'],
          ['TPE', 'TPE'],
          ['pluta', 'cork'],
        ],
      },
    ],
    texts: [
      [
        'Ne drsi niti po gladkem parketu niti pod potnimi dlanmi.',
        'It doesn’t slip on smooth parquet or under damp palms.',
      ],
      [
        'Po vadbi jo obrišete z vlažno krpo in zvijete s trakom.',
        'After exercise, wipe it with a damp cloth and roll it up with the strap.',
      ],
    ],
  },
  {
    id: 'kettlebell',
    category: 'weights',
    noun: ['utež z ročajem', 'kettlebell'],
    gender: 'f',
    brands: ['Tekmir', 'Kovarna'],
    models: ['Zvon', 'Krogla', 'Sidro', 'Kovaška', 'Trenirka'],
    option: { name: ['Masa', 'Weight'], unit: 'kg', values: [8, 12, 16, 20] },
    colours: ['black', 'blue', 'red', 'graphite'],
    colourInName: false,
    price: [22, 89],
    facts: [
      {
        name: ['Material', 'Material'],
        values: [
          ['lito železo', 'cast iron'],
          ['litoželezno jedro z gumo', 'rubber-coated cast iron'],
        ],
      },
    ],
    texts: [
      ['Gladek ročaj je dovolj širok za obe dlani.', 'The smooth handle is wide enough for both hands.'],
      [
        'Ravno dno stoji pri miru in ne poškoduje tal.',
        'The flat base keeps it steady and protects the floor.',
      ],
    ],
  },
];
