import { DEFAULT_LIMITS } from '../limits.js';
import { FeedRefused } from '../refused.js';
import { DelimitedText, isTable } from './delimited-text.js';

const HEADER = 'id;title;price';
const LIMITS = { ...DEFAULT_LIMITS, itemLength: 1000 };
const WRONG = '<table-row></table-row>';

/** The markup of a table that is written in pieces of so many characters. */
function markupOf(table: string, pieceLength = table.length, limits = LIMITS): string {
  const text = DelimitedText.of(table, limits)!;
  let markup = '';
  for (let start = 0; start < table.length; start += pieceLength)
    markup += text.write(table.slice(start, start + pieceLength));
  return markup + text.write('', true);
}

function refusalOf(table: string, limits = LIMITS): Partial<FeedRefused> {
  try {
    markupOf(table, 100, limits);
  } catch (error) {
    if (error instanceof FeedRefused) return { code: error.code, line: error.line };
  }
  throw new Error('not refused');
}

const row = (id: string, title: string, price?: string) =>
  `<table-row><id>${id}</id><title>${title}</title>${price === undefined ? '' : `<price>${price}</price>`}</table-row>`;

describe('a table', () => {
  it.each([
    ['semicolons', 'id;title;price\n1;Čaj, zelen;5,90\n'],
    ['commas', 'id,title,price\n1,"Čaj, zelen","5,90"\n'],
    ['tabs', 'id\ttitle\tprice\n1\tČaj, zelen\t5,90\n'],
    ['vertical bars', 'id|title|price\n1|Čaj, zelen|5,90\n'],
    ['a separator that it states', 'sep=!\nid!title!price\n1!Čaj, zelen!5,90\n'],
    [
      'remarks before its names',
      '# Required,# Required,# Optional\n"id","title","price"\n1,"Čaj, zelen","5,90"\n',
    ],
    ['a blank line after its names', 'id;title;price\n\n1;Čaj, zelen;5,90\n'],
    ['line ends of old', 'id;title;price\r1;Čaj, zelen;5,90\r'],
  ])('is read with %s', (_what, table) => {
    expect(markupOf(table).replaceAll('\n', '')).toBe(`<table>${row('1', 'Čaj, zelen', '5,90')}</table>`);
  });

  it.each([1, 2, 3, 5, 8, 13, 1000])(
    'has its rows on the lines of the file, in pieces of %d characters',
    (length) => {
      const table = `${HEADER}\r\n1;"a\r\n""b"" < &";5\r\n\r\n;;\r\n2;"c; d";"6"\n3;e;\n `;
      expect(markupOf(table, length)).toBe(
        `<table>\n${row('1', 'a\r\n"b" &lt; &amp;', '5')}\n\n\n${row('2', 'c; d', '6')}\n${row('3', 'e', '')}\n</table>`,
      );
    },
  );

  it('takes a quotation mark inside of a cell as it stands', () => {
    expect(markupOf(`${HEADER}\n1;Monitor 24";5\n2;"Čaj" zelen;6\n`)).toContain(
      `${row('1', 'Monitor 24"', '5')}\n${row('2', 'Čaj zelen', '6')}`,
    );
  });

  it.each([
    ['g:id;Cena z DDV;;2. slika', ['id', 'Cena_z_DDV', 'column_3', '_2._slika']],
    ['ean;title;ean;link', ['ean', 'title', 'ean', 'link']],
    ['price %;price €;HR:price;Price', ['price', 'price_2', 'HR_price', 'Price_3']],
    ['cena\u00a0z DDV;c\u030Cas;a*b=c@d', ['cena_z_DDV', 'čas', 'a_b_c_d']],
    [';ime;cena;€', ['column_1', 'ime', 'cena', 'column_4']],
  ])('has elements that are named after its columns: %s', (header, names) => {
    const cells = names.map((_, index) => `${index + 1}`);
    expect(markupOf(`${header}\n${cells.join(';')}\n`)).toContain(
      names.map((name, index) => `<${name}>${index + 1}</${name}>`).join(''),
    );
  });

  it('says which parts the values of a column have', () => {
    expect(markupOf(`id;title;shipping(country:price)\n1;a;SI:2,50 EUR\n`)).toContain(
      '<shipping parts="country:price">SI:2,50 EUR</shipping>',
    );
  });

  it('may lack empty cells at the end of a row, or end each row with a separator', () => {
    expect(markupOf(`${HEADER}\n2;b;5;\n1;a\n3;c;6;d\n4;e;;7;\n5;f;8;;\n`)).toBe(
      `<table>\n${row('2', 'b', '5')}\n${row('1', 'a')}\n${WRONG}\n${WRONG}\n${WRONG}\n</table>`,
    );
  });

  it('has exactly a cell for each column between commas, as prices have them, too', () => {
    expect(markupOf('id,title,price,brand\n1,a,5,90,\n2,b,5,90\n3,c,5\n4,d,5,\n')).toBe(
      `<table>\n<table-row><id></id><title></title><price></price><brand></brand></table-row>\n` +
        `<table-row><id>2</id><title>b</title><price>5</price><brand>90</brand></table-row>\n${WRONG}\n` +
        `<table-row><id>4</id><title>d</title><price>5</price><brand></brand></table-row>\n</table>`,
    );
  });

  it('has spaces in place of control characters, and texts without the formulas of spreadsheets', () => {
    expect(markupOf(`${HEADER}\n"=""001""";a\u0000b\u000b;="5"\n`)).toContain(row('001', 'a b ', '5'));
    expect(markupOf(`${HEADER}\n1;a;5\n\u001a`)).toBe(`<table>\n${row('1', 'a', '5')}\n</table>`);
  });

  it.each([
    ['a quotation mark that is not closed', `${HEADER}\n1;a;5\n2;"b;6\n3;c;7\n`, 'feed_quote_unclosed', 3],
    ['one in the first cell', `${HEADER}\n"2;b;6\n`, 'feed_quote_unclosed', 2],
    ['one that another row seems to close', `${HEADER}\n2;"b;6\n3;24";7\n4;d;8\n`, 'feed_quote_unclosed', 2],
    [
      'one that opens in another row again',
      `${HEADER}\n2;"b;6\n3;"c" d;7\n4;e;8\n`,
      'feed_quote_unclosed',
      2,
    ],
    ['a cut row', `${HEADER}\n1;a;5\n2;b`, 'feed_row_cut', 3],
    ['a long row', `${HEADER}\n1;2;${'a'.repeat(2000)}`, 'feed_item_too_large', 2],
    ['a quotation mark that is closed late', `${HEADER}\n1;"${'a'.repeat(2000)}`, 'feed_quote_unclosed', 2],
  ])('is refused for %s', (_what, table, code, line) => {
    expect(refusalOf(table)).toEqual({ code, line });
  });

  it('keeps a cell of several lines that has the separator', () => {
    expect(markupOf(`${HEADER}\n1;"a; b\nc";5\n2;d;6\n`)).toContain(row('1', 'a; b\nc', '5'));
  });

  it('is no longer than a feed may be, with its names', () => {
    const name = 'n'.repeat(80);
    const table = `${[1, 2, 3].map((number) => name.slice(1) + number).join(';')}\n${'1;;\n'.repeat(10)}`;
    expect(refusalOf(table, { ...LIMITS, unpackedBytes: 1000 })).toEqual({ code: 'feed_too_large' });
  });
});

it.each([
  ['a sentence', 'Izvoz, ki ga iščete, ne obstaja.\nPozdrav'],
  ['JSON', '{"id":1,"title":"a",\n"price":5, "a":1,\n'],
  ['lists of JSON', '[1,2,3]\n[4,5,6]\n'],
  ['two columns', 'id;price\n1;5\n'],
  ['names without a row', 'id;title;price\n'],
  ['a message before XML', 'Warning: a, b, c\n<?xml version="1.0"?>, a, b'],
])('%s is no table', (_what, text) => {
  expect(isTable(text)).toBe(false);
});

it('separates by what separates the names, not by what separates words', () => {
  expect(markupOf('naziv;cena, EUR;opis, kratek, dolg\na;5;b\n')).toContain(
    '<naziv>a</naziv><cena_EUR>5</cena_EUR>',
  );
});
