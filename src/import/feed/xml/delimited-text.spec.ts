import { FeedRefused } from '../refused.js';
import { DelimitedText, isTable } from './delimited-text.js';

const HEADER = 'id;title;price';
const SURPLUS = '<row surplus=""></row>';

/** The markup of a table that is written in pieces of so many characters. */
function markupOf(table: string, pieceLength = table.length): string {
  const text = DelimitedText.of(table, 1000)!;
  let markup = '';
  for (let start = 0; start < table.length; start += pieceLength)
    markup += text.write(table.slice(start, start + pieceLength));
  return markup + text.write('', true);
}

function refusalOf(table: string): Partial<FeedRefused> {
  try {
    markupOf(table);
  } catch (error) {
    if (error instanceof FeedRefused) return { code: error.code, line: error.line };
  }
  throw new Error('not refused');
}

const row = (id: string, title: string, price?: string) =>
  `<row><id>${id}</id><title>${title}</title>${price === undefined ? '' : `<price>${price}</price>`}</row>`;

describe('a table', () => {
  it.each([
    ['semicolons', 'id;title;price\n1;Čaj, zelen;5,90\n'],
    ['commas', 'id,title,price\n1,"Čaj, zelen","5,90"\n'],
    ['tabs', 'id\ttitle\tprice\n1\tČaj, zelen\t5,90\n'],
    ['vertical bars', 'id|title|price\n1|Čaj, zelen|5,90\n'],
    ['a separator that it states', 'sep=!\nid!title!price\n1!Čaj, zelen!5,90\n'],
  ])('is read with %s', (_what, table) => {
    expect(markupOf(table).replaceAll('\n', '')).toBe(`<table>${row('1', 'Čaj, zelen', '5,90')}</table>`);
  });

  it.each([1, 2, 3, 5, 8, 13, 1000])(
    'has its rows on the lines of the file, in pieces of %d characters',
    (length) => {
      const table = `${HEADER}\r\n1;"a\r\n""b"" < &";5\r\n\r\n;;\r\n2;"c; d";"6"\n3;e;\n `;
      expect(markupOf(table, length)).toBe(
        `<table>\n${row('1', 'a\r\n"b" &lt; &amp;', '5')}\n\n\n${row('2', 'c; d', '6')}\n${row('3', 'e')}\n</table>`,
      );
    },
  );

  it('takes a quotation mark inside of a cell as it stands', () => {
    expect(markupOf(`${HEADER}\n1;Monitor 24";5\n2;"Čaj" zelen;6\n`)).toContain(
      `${row('1', 'Monitor 24"', '5')}\n${row('2', 'Čaj zelen', '6')}`,
    );
  });

  it('has elements that are named after its columns', () => {
    const header = 'g:id;Cena z DDV;;2. slika;shipping(country:price);image link';
    const markup = markupOf(`${header}\n1;5;x;y;SI:2 EUR, AT:9 EUR;z\n`);
    expect(markup).toContain(
      '<row><id>1</id><Cena_z_DDV>5</Cena_z_DDV><column_3>x</column_3><_2._slika>y</_2._slika>' +
        '<shipping><country>SI</country><price>2 EUR</price></shipping>' +
        '<shipping><country>AT</country><price>9 EUR</price></shipping><image_link>z</image_link></row>',
    );
  });

  it('has empty cells where a row is short, and says when a row is long', () => {
    expect(markupOf(`${HEADER}\n2;b;5;\n1;a\n3;c;6;d\n4;e;;7;\n`)).toBe(
      `<table>\n${row('2', 'b', '5')}\n${row('1', 'a')}\n${SURPLUS}\n${SURPLUS}\n</table>`,
    );
  });

  it('has spaces in place of control characters, which XML does not allow', () => {
    expect(markupOf(`${HEADER}\n1;a\u0000b\u000b;5\n`)).toContain(row('1', 'a b ', '5'));
  });

  it.each([
    ['a quotation mark that is not closed', `${HEADER}\n1;a;5\n2;"b;6\n3;c;7\n`, 'feed_quote_unclosed', 3],
    ['one in the first cell', `${HEADER}\n"2;b;6\n`, 'feed_quote_unclosed', 2],
    ['a cut row', `${HEADER}\n1;a;5\n2;b`, 'feed_row_cut', 3],
    ['a long row', `${HEADER}\n1;2;${'a'.repeat(2000)}`, 'feed_item_too_large', 2],
    ['a quotation mark that is closed late', `${HEADER}\n1;"${'a'.repeat(2000)}`, 'feed_quote_unclosed', 2],
  ])('is refused for %s', (_what, table, code, line) => {
    const text = DelimitedText.of(table, 1000)!;
    expect(text).not.toBeNull();
    expect(refusalOf(table)).toEqual({ code, line });
  });
});

it.each([
  ['a sentence', 'Izvoz, ki ga iščete, ne obstaja.\nPozdrav'],
  ['JSON', '{"id":1,"title":"a",\n"price":5, "a":1,\n'],
  ['two columns', 'id;price\n1;5\n'],
  ['names without a row', 'id;title;price\n'],
])('%s is no table', (_what, text) => {
  expect(isTable(text)).toBe(false);
});
