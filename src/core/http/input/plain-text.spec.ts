import { isLine } from './plain-text.js';

describe('a line', () => {
  it.each(['', 'Čajnica & sin', '3 < 5', '株式会社', 'Trgovina ❤️', '$t(users.title)'])(
    'may be %j',
    (text) => {
      expect(isLine(text)).toBe(true);
    },
  );

  it.each([
    ['two lines', 'a\nb'],
    ['a line end of Unicode', 'a\u2028b'],
    ['turned text', 'A\u202Eevil'],
    ['a space without width', 'Moja\u200Btrgovina'],
    ['nothing but a space without width', '\u200B'],
    ['nothing but a filler', '\u3164'],
    ['nothing but an empty braille pattern', '\u2800'],
    ['nothing but a narrow space', '\u202F'],
    ['markup', '<b>Moja</b> trgovina'],
    ['no text', 7],
  ])('may not be %s', (_, text) => {
    expect(isLine(text)).toBe(false);
  });
});
