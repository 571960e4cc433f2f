import { readLines } from './lines.js';

it.each([
  ['Topel\nLahek', 'Topel\nLahek'],
  [' • Topel  in mehak\r\n\r\n - Lahek \n', 'Topel in mehak\nLahek'],
  ['-20 °C brez skrbi', '-20 °C brez skrbi'],
  [
    Array.from({ length: 12 }, (_, index) => `Prednost ${index}`).join('\n'),
    Array.from({ length: 10 }, (_, index) => `Prednost ${index}`).join('\n'),
  ],
  ['a'.repeat(300), 'a'.repeat(200)],
  [' \n ', null],
])('reads lines of %j', (text, lines) => {
  expect(readLines(text)).toBe(lines);
  if (lines) expect(readLines(lines)).toBe(lines);
});
