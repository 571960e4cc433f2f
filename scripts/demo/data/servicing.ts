import type { DemoService } from './demo-service.js';

/** Services that maintain or repair a thing. */
export const SERVICING: readonly DemoService[] = [
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
    store: 'dom-savinja',
    code: 'DS-S03',
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
    store: 'dom-savinja',
    code: 'DS-S01',
    category: 'bicycle-servicing',
    name: ['Veliki servis kolesa', 'Full bicycle overhaul'],
    texts: [
      [
        'Kolo razstavimo, očistimo ležaje, zamenjamo pletenice in poravnamo obroča.',
        'We take the bicycle apart, clean the bearings, replace the cables and true both wheels.',
      ],
      [
        'Nadomestne dele zaračunamo posebej, a vas prej vprašamo.',
        'Spare parts are extra, but we ask you first.',
      ],
    ],
    price: 89,
    online: true,
    takes: ['5 delovnih dni', '5 working days'],
    picture: ['bike', 'lightBlue', 2],
  },
  {
    store: 'pri-jelki',
    code: 'PJ-S01',
    category: 'bicycle-servicing',
    name: ['Krpanje in menjava zračnice', 'Puncture repair'],
    texts: [
      [
        'Zračnico zakrpamo ali zamenjamo in pregledamo plašč. Pripeljite samo kolo ali celo kolo.',
        'We patch or replace the inner tube and check the tyre. Bring just the wheel or the whole bicycle.',
      ],
    ],
    price: 9.9,
    online: false,
    takes: ['medtem ko čakate', 'while you wait'],
    picture: ['bike', 'cream', 0],
  },
  {
    store: 'drugi-krog',
    code: 'DK-S01',
    category: 'bicycle-servicing',
    name: ['Pregled električnega kolesa', 'Electric bike check'],
    texts: [
      [
        'Preverimo motor, baterijo in zavore ter posodobimo programsko opremo.',
        'We check the motor, battery and brakes and update the software.',
      ],
      [
        'Dobite izpis s preostalo zmogljivostjo baterije.',
        'You get a report with the remaining battery capacity.',
      ],
    ],
    price: 59.9,
    online: true,
    takes: ['1 delovni dan', '1 working day'],
    picture: ['electric-bike', 'graphite', 2],
  },
  {
    store: 'drugi-krog',
    code: 'DK-S02',
    category: 'device-repairs',
    name: ['Menjava zaslona na telefonu', 'Phone screen replacement'],
    texts: [
      [
        'Vgradimo zaslon enake kakovosti; podatki ostanejo v telefonu.',
        'We fit a screen of the same quality; your data stays on the phone.',
      ],
      [
        'Cena vključuje delo in zaslon za modele do dveh let.',
        'The price includes labour and the screen, for models up to two years old.',
      ],
    ],
    price: 119.9,
    online: true,
    takes: ['2 uri', '2 hours'],
    picture: ['phone', 'graphite', 1],
  },
  {
    store: 'drugi-krog',
    code: 'DK-S03',
    category: 'device-repairs',
    name: ['Popravilo kuhinjskega robota', 'Stand mixer repair'],
    texts: [
      [
        'Zamenjamo obrabljene zobnike, namažemo gonilo in preverimo motor.',
        'We replace worn gears, grease the gearbox and check the motor.',
      ],
    ],
    price: 69.9,
    online: false,
    takes: ['3 delovni dnevi', '3 working days'],
    picture: ['stand-mixer', 'mint', 2],
  },
  {
    store: 'dom-savinja',
    code: 'DS-S02',
    category: 'device-repairs',
    name: ['Menjava paščka in baterije v uri', 'Watch strap and battery replacement'],
    texts: [
      [
        'Uro odpremo, zamenjamo baterijo in tesnilo ter namestimo nov pašček.',
        'We open the watch, replace the battery and the seal, and fit a new strap.',
      ],
    ],
    price: 19.99,
    online: false,
    takes: ['medtem ko čakate', 'while you wait'],
    picture: ['sports-watch', 'terracotta', 1],
  },
];
