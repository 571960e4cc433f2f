import type { ProductType } from '../product-type.js';

export const STATIONERY: readonly ProductType[] = [
  {
    id: 'notebook',
    category: 'notebooks',
    noun: ['beležnica', 'notebook'],
    gender: 'f',
    brands: ['Listovka', 'Črtalo'],
    models: ['Dnevna', 'Popotna', 'Pikčasta', 'Gradnja', 'Skica', 'Zapisnik', 'Vezana'],
    option: { name: ['Format', 'Format'], values: ['A5', 'A4'] },
    colours: ['darkBlue', 'terracotta', 'mint', 'black', 'yellow'],
    price: [6, 24],
    facts: [
      { name: ['Strani', 'Pages'], values: [96, 144, 192] },
      { name: ['Papir', 'Paper'], unit: 'g/m²', values: [80, 90, 100] },
      {
        name: ['Liniatura', 'Ruling'],
        values: [
          ['črte', 'lined'],
          ['brez', 'plain'],
          ['pike', 'dotted'],
        ],
      },
    ],
    texts: [
      ['Šivana vezava se odpre povsem ravno.', 'The sewn binding opens perfectly flat.'],
      ['Papir ne prepušča črnila na drugo stran.', 'Ink doesn’t bleed through the paper.'],
    ],
  },
  {
    id: 'pen',
    category: 'pens',
    noun: ['nalivno pero', 'fountain pen'],
    gender: 'n',
    brands: ['Črtalo', 'Tipkar'],
    models: ['Podpis', 'Šolsko', 'Dopisnica', 'Kaligraf', 'Rokopis', 'Žepno', 'Spomin'],
    option: { name: ['Konica', 'Nib'], values: ['F', 'M'] },
    colours: ['darkBlue', 'black', 'red', 'silver', 'darkGreen'],
    price: [14, 129],
    facts: [
      {
        name: ['Ohišje', 'Body'],
        values: [
          ['aluminij', 'aluminium'],
          ['smola', 'resin'],
          ['medenina', 'brass'],
        ],
      },
      {
        name: ['Polnjenje', 'Filling system'],
        values: [['vložki in pretvornik', 'cartridges and converter']],
      },
    ],
    texts: [
      [
        'Piše od prve črte, tudi če je teden dni ležalo v predalu.',
        'It writes from the first stroke, even after a week in a drawer.',
      ],
      ['Pokrovček se zapre s tihim klikom.', 'The cap closes with a quiet click.'],
    ],
  },
];
