import { csvLine } from './csv.js';

it('separates cells by semicolons, and quotes cells with separators', () => {
  expect(csvLine(['a', 1.5, null, 'b;c', 'd "e"', 'f\ng'])).toBe('a;1.5;;"b;c";"d ""e""";"f\ng"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1', '=HYPERLINK("http://x";"y")'])(
  'gives a spreadsheet no formula: %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

it.each([
  'a,=1+1',
  'a;=1',
  'a, +cmd|x',
  'a,-cmd|x',
  "a,-2+3+cmd|' /C calc'!A0",
  'a,+1(B1)',
  'a\n@SUM(A1)',
  'a"=1',
])('escapes formulas for comma-separated reading, too: %j', (text) => {
  expect(csvLine(['x', text, 'y'])).not.toMatch(/[,;"\s][=+\-@]/);
});

it.each(['rdeča, -20 %', 'a, b', 'e-pošta, +386 1 234', 'do 5 °C, -10 °C'])('leaves %j as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});
