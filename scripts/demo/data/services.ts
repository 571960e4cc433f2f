import type { ColourId } from './colours.js';
import type { Pair } from './words.js';

/** A service of a demo store. */
export interface DemoService {
  /** Slug of the store. */
  store: string;
  code: string;
  /** Of `DEMO_SERVICE_CATEGORIES`. */
  category: string;
  name: Pair;
  texts: readonly Pair[];
  /** EUR. */
  price: number;
  regularPrice?: number;
  /** Whether the service can be ordered on the store's page; else visitors send an enquiry. */
  online: boolean;
  /** The duration of the service. */
  takes: Pair;
  picture: readonly [artist: string, colour: ColourId, variant: number];
}

export const DEMO_SERVICES: readonly DemoService[] = [
  {
    store: 'koca-in-klanec',
    code: 'KK-S01',
    category: 'bicycle-servicing',
    name: ['Redni servis kolesa', 'Bicycle service'],
    texts: [
      [
        'Nastavimo prestave in zavore, naoljimo verigo in preverimo vse vijake.',
        'We adjust gears and brakes, oil the chain and check every bolt.',
      ],
      [
        'Če je treba kaj zamenjati, vas prej pokličemo.',
        'If anything needs replacing, we’ll call you first.',
      ],
    ],
    price: 45,
    regularPrice: 55,
    online: true,
    takes: ['2 delovna dneva', '2 working days'],
    picture: ['bike', 'orange', 1],
  },
  {
    store: 'koca-in-klanec',
    code: 'KK-S02',
    category: 'sharpening',
    name: ['Brušenje vrtnih škarij', 'Pruning shears sharpening'],
    texts: [
      [
        'Rezilo nabrusimo, namažemo in nastavimo vzmet.',
        'We sharpen and grease the blade and adjust the spring.',
      ],
      ['Škarje prinesite v trgovino ali jih pošljite.', 'Bring the shears to the store or send them to us.'],
    ],
    price: 9.9,
    online: false,
    takes: ['1 delovni dan', '1 working day'],
    picture: ['secateurs', 'darkGreen', 2],
  },
  {
    store: 'koca-in-klanec',
    code: 'KK-S03',
    category: 'rental',
    name: ['Izposoja šotora za konec tedna', 'Weekend tent rental'],
    texts: [
      [
        'Šotor za dve ali tri osebe od petka do ponedeljka, s klini in podlogo.',
        'A tent for two or three people from Friday to Monday, with pegs and a groundsheet.',
      ],
      ['Varščino vrnemo, ko vrnete suh šotor.', 'We refund your deposit when the tent is returned dry.'],
    ],
    price: 29,
    online: true,
    takes: ['od petka do ponedeljka', 'Friday to Monday'],
    picture: ['tent', 'yellow', 1],
  },
  {
    store: 'koca-in-klanec',
    code: 'KK-S04',
    category: 'care',
    name: ['Impregnacija jakne', 'Jacket reproofing'],
    texts: [
      [
        'Jakno operemo z ustreznim sredstvom in ji povrnemo odbijanje vode.',
        'We wash the jacket with a suitable cleaner and restore its water repellency.',
      ],
      ['Primerno za vse membrane.', 'Suitable for all membranes.'],
    ],
    price: 18.5,
    online: false,
    takes: ['3 delovni dnevi', '3 working days'],
    picture: ['jacket', 'blue', 1],
  },
  {
    store: 'zica-in-gumb',
    code: 'ZG-S01',
    category: 'device-repairs',
    name: ['Menjava baterije v telefonu', 'Phone battery replacement'],
    texts: [
      [
        'Vgradimo novo baterijo in jo preizkusimo; podatki ostanejo v telefonu.',
        'We fit and test a new battery; your data stays on the phone.',
      ],
      ['Cena vključuje delo in baterijo.', 'The price includes labour and the battery.'],
    ],
    price: 49,
    online: true,
    takes: ['1 ura', '1 hour'],
    picture: ['phone', 'blue', 0],
  },
  {
    store: 'zica-in-gumb',
    code: 'ZG-S02',
    category: 'device-repairs',
    name: ['Čiščenje prenosnika in nova termalna pasta', 'Laptop cleaning and new thermal paste'],
    texts: [
      [
        'Prenosnik razstavimo, očistimo hladilnik in zamenjamo pasto; potem je tišji in hladnejši.',
        'We take the laptop apart, clean the cooling system and replace the paste, so it runs quieter and cooler.',
      ],
    ],
    price: 39,
    online: false,
    takes: ['1 delovni dan', '1 working day'],
    picture: ['laptop', 'mint', 0],
  },
  {
    store: 'zica-in-gumb',
    code: 'ZG-S03',
    category: 'device-repairs',
    name: ['Odstranjevanje vodnega kamna iz kavnega aparata', 'Coffee machine descaling'],
    texts: [
      [
        'Aparat očistimo, zamenjamo tesnila in nastavimo mlinček.',
        'We clean the machine, replace the seals and adjust the grinder.',
      ],
    ],
    price: 35,
    regularPrice: 42,
    online: false,
    takes: ['2 delovna dneva', '2 working days'],
    picture: ['espresso', 'mint', 1],
  },
  {
    store: 'zica-in-gumb',
    code: 'ZG-S04',
    category: 'at-home',
    name: ['Priklop in nastavitev monitorja na domu', 'Home monitor set-up'],
    texts: [
      [
        'Monitor pripeljemo, priklopimo, nastavimo barve in odpeljemo embalažo.',
        'We deliver and connect the monitor, calibrate the colours and take the packaging away.',
      ],
    ],
    price: 32.9,
    online: true,
    takes: ['do 2 uri', 'up to 2 hours'],
    picture: ['monitor', 'graphite', 1],
  },
  {
    store: 'hisa-lipa',
    code: 'HL-S01',
    category: 'personalising',
    name: ['Vezenje imena na plišasto igračo', 'Embroidering a name on a soft toy'],
    texts: [
      [
        'Ime do dvanajstih črk v barvi, ki jo izberete.',
        'A name of up to twelve letters in a colour of your choice.',
      ],
      ['Vezemo tudi na igrače, kupljene drugod.', 'We also embroider toys bought elsewhere.'],
    ],
    price: 12.5,
    online: true,
    takes: ['3 delovni dnevi', '3 working days'],
    picture: ['bear', 'pink', 0],
  },
  {
    store: 'hisa-lipa',
    code: 'HL-S02',
    category: 'personalising',
    name: ['Graviranje pisala', 'Pen engraving'],
    texts: [
      [
        'Ime ali kratko posvetilo do dvajsetih znakov.',
        'A name or a short dedication of up to twenty characters.',
      ],
    ],
    price: 8.5,
    online: true,
    takes: ['1 delovni dan', '1 working day'],
    picture: ['pen', 'copper', 1],
  },
  {
    store: 'hisa-lipa',
    code: 'HL-S03',
    category: 'workshops',
    name: ['Delavnica priprave kave', 'Coffee brewing workshop'],
    texts: [
      [
        'Ob treh načinih priprave spoznate, kako na kavo vplivajo mletje, voda in čas; kavo odnesete s seboj.',
        'You’ll try three brewing methods, learn how grind, water and time affect the coffee, and take some home.',
      ],
      ['V skupini je največ osem ljudi.', 'Groups of up to eight people.'],
    ],
    price: 38,
    online: false,
    takes: ['3 ure', '3 hours'],
    picture: ['coffee', 'orange', 1],
  },
  {
    store: 'velika-trznica',
    code: 'VT-S01',
    category: 'at-home',
    name: ['Montaža knjižnega regala', 'Bookcase assembly'],
    texts: [
      [
        'Regal sestavimo, poravnamo in pritrdimo na steno.',
        'We assemble the bookcase, level it and fix it to the wall.',
      ],
      ['Cena velja za en regal.', 'The price is for one bookcase.'],
    ],
    price: 34.95,
    online: true,
    takes: ['do 2 uri', 'up to 2 hours'],
    picture: ['shelf', 'sand', 1],
  },
  {
    store: 'velika-trznica',
    code: 'VT-S02',
    category: 'sharpening',
    name: ['Brušenje kuhinjskega noža', 'Kitchen knife sharpening'],
    texts: [
      [
        'Brusimo na vodnem kamnu, ravna in nazobčana rezila.',
        'We sharpen plain and serrated blades on a water stone.',
      ],
    ],
    price: 4.95,
    online: false,
    takes: ['medtem ko čakate', 'while you wait'],
    picture: ['knife', 'red', 0],
  },
  {
    store: 'velika-trznica',
    code: 'VT-S03',
    category: 'rental',
    name: ['Izposoja vrtalnika za en dan', 'One-day drill rental'],
    texts: [
      [
        'Vrtalnik z dvema baterijama in kompletom svedrov za les, kovino in zid.',
        'A drill with two batteries and a set of bits for wood, metal and masonry.',
      ],
    ],
    price: 9.95,
    online: true,
    takes: ['1 dan', '1 day'],
    picture: ['drill', 'green', 1],
  },
];
