import { csvLine, withoutGuard } from './csv.js';

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

it('undoes its apostrophes, and no others', () => {
  const pieces = ["'", '=', '-', '+', '@', ' ', ',', ';', '\t', '\n', '"', '5', 'a', '%', '＝'];
  let state = 7;
  const piece = () => pieces[(state = (state * 48_271) % 2_147_483_647) % pieces.length]!;
  for (let round = 0; round < 5_000; round++) {
    const text = Array.from({ length: 1 + (round % 7) }, piece).join('');
    const cell = csvLine([text]).slice(0, -2);
    const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(withoutGuard(inside)).toBe(text);
  }
});
