import type { ProductType } from '../product-type.js';

export const COMPUTERS: readonly ProductType[] = [
  {
    id: 'laptop',
    category: 'laptops',
    noun: ['prenosnik', 'laptop'],
    gender: 'm',
    brands: ['Kvarkon', 'Nivelo', 'Listovka'],
    models: ['Delavnica', 'Pero 14', 'Tabla 16', 'Atelje', 'Most', 'Študent', 'Vektor', 'Zapis'],
    option: { name: ['Disk SSD', 'SSD'], unit: 'GB', values: [512, 1000] },
    colours: ['silver', 'graphite', 'darkBlue'],
    price: [549, 1699],
    facts: [
      { name: ['Zaslon', 'Display'], unit: '″', values: [15.6, 14, 16] },
      { name: ['Delovni pomnilnik', 'Memory'], unit: 'GB', values: [16, 32] },
      { name: ['Masa', 'Weight'], unit: 'kg', values: [1.6, 1.3, 1.9] },
    ],
    texts: [
      [
        'Tih, hladen in dovolj hiter za vse, kar odprete v enem delovnem dnevu.',
        'Quiet, cool and fast enough for everything you open in a working day.',
      ],
      [
        'Tipkovnica ima slovenske znake in prijeten, kratek hod.',
        'The keyboard has Slovenian characters and a pleasant, short travel.',
      ],
      ['Pomnilnik in disk lahko zamenjate sami.', 'You can upgrade the memory and the SSD yourself.'],
    ],
  },
  {
    id: 'monitor',
    category: 'monitors',
    noun: ['monitor', 'monitor'],
    gender: 'm',
    brands: ['Kvarkon', 'Obzornik'],
    models: ['Okno', 'Zenit Pro', 'Ravnina', 'Razgled', 'Atlas', 'Panorama', 'Platno'],
    option: { name: ['Diagonala', 'Screen size'], unit: '″', values: [24, 27, 32] },
    energyClasses: ['E', 'F', 'D', 'G', 'E', 'F'],
    colours: ['black', 'silver', 'white'],
    colourInName: false,
    price: [119, 599],
    facts: [
      { name: ['Ločljivost', 'Resolution'], values: ['1920 × 1080', '2560 × 1440', '3840 × 2160'] },
      { name: ['Osveževanje', 'Refresh rate'], unit: 'Hz', values: [75, 100, 144] },
      { name: ['Priključki', 'Ports'], values: ['HDMI, DisplayPort, USB-C', 'HDMI, USB-C'] },
    ],
    texts: [
      [
        'Mirna slika brez utripanja, po kateri oči zvečer niso utrujene.',
        'A steady, flicker-free picture that leaves your eyes rested in the evening.',
      ],
      ['Stojalo se dvigne, nagne in obrne pokonci.', 'The stand lifts, tilts and turns upright.'],
      [
        'Z enim kablom USB-C prenosnik hkrati polni in prikazuje sliko.',
        'A single USB-C cable charges the laptop and carries the picture.',
      ],
    ],
  },
  {
    id: 'keyboard',
    category: 'input',
    noun: ['mehanska tipkovnica', 'mechanical keyboard'],
    gender: 'f',
    brands: ['Kvarkon', 'Tipkar'],
    models: ['Klik', 'Vrstica', 'Tiha 75', 'Zlog', 'Pisar', 'Polna', 'Opomba'],
    colours: ['white', 'graphite', 'sand', 'mint'],
    price: [59, 169],
    facts: [
      {
        name: ['Razporeditev', 'Layout'],
        values: [
          ['slovenska, 75 %', 'Slovenian, 75%'],
          ['slovenska, polna', 'Slovenian, full size'],
        ],
      },
      {
        name: ['Stikala', 'Switches'],
        values: [
          ['tiha, linearna', 'quiet, linear'],
          ['otipna', 'tactile'],
        ],
      },
      { name: ['Povezava', 'Connection'], values: ['USB-C', 'USB-C, Bluetooth'] },
    ],
    texts: [
      [
        'Vsak pritisk je jasen, sodelavec na drugi strani mize pa ga ne sliši.',
        'Every keystroke is clear, and the colleague across the desk won’t hear it.',
      ],
      [
        'Kapice z dvojnim vbrizgom se ne obrabijo in ne sijejo.',
        'Double-shot keycaps neither wear off nor turn shiny.',
      ],
    ],
  },
  {
    id: 'mouse',
    category: 'input',
    noun: ['brezžična miška', 'wireless mouse'],
    gender: 'f',
    brands: ['Tipkar', 'Nivelo', 'Kvarkon'],
    models: ['Prodnik', 'Drsa', 'Tiha', 'Krmilo', 'Mala', 'Kazalka', 'Oblina'],
    colours: ['black', 'white', 'darkGreen', 'pink', 'grey'],
    price: [15, 89],
    facts: [
      { name: ['Občutljivost', 'Sensitivity'], unit: 'dpi', values: [1600, 4000, 8000] },
      {
        name: ['Napajanje', 'Power supply'],
        values: [
          ['ena baterija AA', 'one AA battery'],
          ['vgrajena baterija, USB-C', 'built-in battery, USB-C'],
        ],
      },
    ],
    texts: [
      [
        'Oblika podpre dlan, tipki pa se sprožita skoraj neslišno.',
        'The shape supports the palm, and both buttons click almost without a sound.',
      ],
      [
        'Preklaplja med tremi napravami s pritiskom na en gumb.',
        'Switches between three devices at the press of a button.',
      ],
    ],
  },
];
