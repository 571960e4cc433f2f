import type { DemoService } from './demo-service.js';
import { SERVICING } from './servicing.js';

export const DEMO_SERVICES: readonly DemoService[] = [
  ...SERVICING,
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
    comesTo: ['Maribor z okolico', 'Maribor and surroundings'],
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
    comesTo: ['Obala in Kras', 'Coast and Karst'],
    online: true,
    takes: ['do 2 uri', 'up to 2 hours'],
    picture: ['shelf', 'sand', 1],
  },
  {
    store: 'pri-jelki',
    code: 'PJ-S02',
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
