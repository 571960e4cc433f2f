import { csvLine } from './csv.js';

it('parts cells by semicolons and quotes what would part them', () => {
  expect(csvLine(['a', 1.5, null, 'b;c', 'd "e"', 'f\ng'])).toBe('a;1.5;;"b;c";"d ""e""";"f\ng"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1', '=HYPERLINK("http://x";"y")'])(
  'gives a spreadsheet no formula: %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);
