import type { ProductType } from '../product-type.js';

export const KITCHEN: readonly ProductType[] = [
  {
    id: 'kettle',
    category: 'kettles',
    noun: ['grelnik vode', 'electric kettle'],
    gender: 'm',
    brands: ['Kuhlja', 'Žarnik', 'Sopara'],
    models: ['Jutranji', 'Izvir', 'Labod', 'Hitri', 'Čajnik', 'Klasik', 'Studenec'],
    option: { name: ['Prostornina', 'Capacity'], unit: 'l', values: [1, 1.7] },
    colours: ['cream', 'black', 'silver', 'red', 'mint'],
    price: [24, 89],
    facts: [
      { name: ['Moč', 'Power'], unit: 'W', values: [1850, 2200, 2400] },
      {
        name: ['Nastavitev temperature', 'Temperature control'],
        values: [
          ['da', 'yes'],
          ['ne', 'no'],
        ],
      },
    ],
    texts: [
      [
        'Voda za dve skodelici zavre, preden zmeljete kavo.',
        'Two cups boil before you’ve ground the coffee.',
      ],
      [
        'Tanki izliv nataka mirno in natančno, tudi čez kavni filter.',
        'The slim spout pours smoothly and precisely, even over a coffee filter.',
      ],
      [
        'Sam se izklopi, ko voda zavre ali ko je prazen.',
        'It switches itself off when the water boils or the kettle is empty.',
      ],
    ],
  },
  {
    id: 'espresso',
    category: 'coffee-machines',
    noun: ['kavni aparat', 'espresso machine'],
    gender: 'm',
    brands: ['Kremenka', 'Sopara', 'Žarnik'],
    models: ['Crema', 'Barista', 'Dvojna', 'Para 15', 'Mali vzvod', 'Kavarna', 'Zajtrk'],
    colours: ['silver', 'black', 'red', 'cream'],
    price: [129, 749],
    facts: [
      { name: ['Tlak', 'Pressure'], unit: 'bar', values: [19, 15] },
      { name: ['Posoda za vodo', 'Water tank'], unit: 'l', values: [1.2, 1.8, 2.2] },
      {
        name: ['Mlinček', 'Grinder'],
        values: [
          ['vgrajen', 'built in'],
          ['brez', 'none'],
        ],
      },
    ],
    texts: [
      [
        'V pol minute je ogret in pripravljen za gost espresso s kremo.',
        'Heats up in half a minute, ready for a rich espresso with crema.',
      ],
      ['Parna šoba speni mleko za dva kapučina.', 'The steam wand froths milk for two cappuccinos.'],
      [
        'Vse, kar se umaže, se sname in opere v pomivalnem stroju.',
        'Everything that gets dirty comes off and goes in the dishwasher.',
      ],
    ],
  },
  {
    id: 'toaster',
    category: 'toasters',
    noun: ['opekač kruha', 'toaster'],
    gender: 'm',
    brands: ['Kuhlja', 'Žarnik'],
    models: ['Skorja', 'Zlata rezina', 'Retro 2', 'Dolgi', 'Nedelja', 'Drobtina', 'Pekovski'],
    colours: ['cream', 'red', 'lightBlue', 'black', 'silver'],
    price: [25, 99],
    facts: [
      { name: ['Reže', 'Slots'], values: [2, 4] },
      { name: ['Stopnje zapečenosti', 'Browning levels'], values: [6, 7, 9] },
    ],
    texts: [
      [
        'Široke reže sprejmejo tudi debelo rezino domačega kruha.',
        'Wide slots take a thick slice of home-made bread.',
      ],
      [
        'Kruh enakomerno porumeni z obeh strani, drobtine pa padejo v pladenj.',
        'Bread browns evenly on both sides, and the crumbs fall into a tray.',
      ],
    ],
  },
  {
    id: 'vacuum',
    category: 'vacuums',
    noun: ['pokončni sesalnik', 'upright vacuum cleaner'],
    gender: 'm',
    brands: ['Vihra', 'Žarnik', 'Čistun'],
    models: ['Burja', 'Piš', 'Maestral', 'Tornado Mini', 'Sapica', 'Zefir', 'Kotiček'],
    colours: ['red', 'graphite', 'blue', 'violet'],
    price: [119, 429],
    facts: [
      { name: ['Delovanje', 'Run time'], unit: 'min', values: [35, 45, 60] },
      { name: ['Posoda za prah', 'Dust container'], unit: 'l', values: [0.6, 0.8] },
      { name: ['Masa', 'Weight'], unit: 'kg', values: [2.4, 2.7, 3.1] },
    ],
    texts: [
      [
        'Brez kabla pridete iz kuhinje v avto in nazaj.',
        'With no cord, you can go from the kitchen to the car and back.',
      ],
      [
        'Krtača sama zazna preprogo in poveča moč.',
        'The brush detects carpet and turns up the power automatically.',
      ],
      ['Filter operete pod tekočo vodo.', 'The filter rinses clean under the tap.'],
    ],
  },
  {
    id: 'pan',
    category: 'pans',
    noun: ['ponev', 'frying pan'],
    gender: 'f',
    brands: ['Kremenka', 'Kuhlja', 'Lonžar'],
    models: ['Ognjišče', 'Palačinka', 'Kovana', 'Litina', 'Vsak dan', 'Zrezek', 'Bakla'],
    option: { name: ['Premer', 'Diameter'], unit: 'cm', values: [24, 28] },
    colours: ['black', 'graphite', 'copper', 'red'],
    colourInName: false,
    price: [19, 119],
    facts: [
      {
        name: ['Material', 'Material'],
        values: [
          ['lito železo', 'cast iron'],
          ['aluminij s keramiko', 'ceramic-coated aluminium'],
          ['nerjavno jeklo', 'stainless steel'],
        ],
      },
      { name: ['Indukcija', 'Induction'], values: [['da', 'yes']] },
    ],
    texts: [
      [
        'Debelo dno enakomerno razporedi toploto do roba.',
        'A thick base spreads the heat evenly to the edge.',
      ],
      [
        'Primerna je za vse kuhalne plošče in pečico do 220 °C.',
        'Suitable for all hobs and for the oven up to 220 °C.',
      ],
      [
        'Z vsako uporabo postane boljša, zato jo boste zapustili vnukom.',
        'It gets better with every use, so one day you’ll pass it on.',
      ],
    ],
  },
  {
    id: 'pot',
    category: 'pans',
    noun: ['lonec s pokrovko', 'cooking pot with lid'],
    gender: 'm',
    brands: ['Lonžar', 'Kremenka'],
    models: ['Enolončnik', 'Juhar', 'Emajl', 'Nedeljski', 'Družinski', 'Golaž', 'Kotel'],
    option: { name: ['Prostornina', 'Capacity'], unit: 'l', values: [2.5, 4, 6] },
    colours: ['red', 'darkBlue', 'cream', 'darkGreen'],
    price: [29, 149],
    facts: [
      {
        name: ['Material', 'Material'],
        values: [
          ['emajlirana litina', 'enamelled cast iron'],
          ['emajlirana pločevina', 'enamelled steel'],
        ],
      },
      { name: ['Pomivalni stroj', 'Dishwasher safe'], values: [['da', 'yes']] },
    ],
    texts: [
      ['Za juho, ki lahko potiho vre celo popoldne.', 'For soups that simmer gently all afternoon.'],
      ['Težka pokrovka zadrži paro in okus.', 'The heavy lid locks in steam and flavour.'],
      [
        'Emajl se ne navzame vonja in se zlahka očisti.',
        'The enamel doesn’t absorb smells and is easy to clean.',
      ],
    ],
  },
  {
    id: 'knife',
    category: 'knives',
    noun: ['kuharski nož', 'chef’s knife'],
    gender: 'm',
    brands: ['Kovarna', 'Kremenka'],
    models: ['Ostrina', 'Damast', 'Mojster', 'Gozdar', 'Peteršilj', 'Rez', 'Dolga rezina'],
    option: { name: ['Dolžina rezila', 'Blade length'], unit: 'cm', values: [15, 20] },
    colours: ['natural', 'black', 'brown'],
    colourInName: false,
    price: [18, 159],
    facts: [
      {
        name: ['Jeklo', 'Steel'],
        values: ['X50CrMoV15', ['damascirano, 33 plasti', 'damascus, 33 layers'], 'VG-10'],
      },
      {
        name: ['Ročaj', 'Handle'],
        values: [
          ['oreh', 'walnut'],
          ['bukev', 'beech'],
          ['hrast', 'oak'],
        ],
      },
    ],
    texts: [
      [
        'Uravnotežen je tako, da delo opravi rezilo, ne roka.',
        'Balanced so that the blade does the work, not your hand.',
      ],
      [
        'Rezilo ostane ostro mesece, nato ga zbrusite na navadnem kamnu.',
        'The edge stays sharp for months and is easily restored on an ordinary whetstone.',
      ],
    ],
  },
  {
    id: 'mug',
    category: 'mugs',
    noun: ['skodelica', 'mug'],
    gender: 'f',
    brands: ['Glinarka', 'Lonžar'],
    models: ['Meglica', 'Zrno', 'Ponedeljek', 'Pikasta', 'Polička', 'Gorska', 'Dlan', 'Rosa'],
    option: { name: ['Prostornina', 'Capacity'], unit: 'ml', values: [250, 350] },
    colours: ['white', 'terracotta', 'blue', 'mint', 'sand', 'yellow'],
    price: [7, 24],
    facts: [
      {
        name: ['Material', 'Material'],
        values: [
          ['kamenina', 'stoneware'],
          ['porcelan', 'porcelain'],
        ],
      },
      { name: ['Mikrovalovna pečica', 'Microwave safe'], values: [['da', 'yes']] },
    ],
    texts: [
      [
        'Ročaj je dovolj velik za tri prste, stena pa dovolj debela, da čaj ostane topel.',
        'The handle fits three fingers, and the walls are thick enough to keep tea warm.',
      ],
      [
        'Glazirana je ročno, zato sta si dve skodelici kvečjemu podobni.',
        'Glazed by hand, so no two are quite the same.',
      ],
    ],
  },
];
