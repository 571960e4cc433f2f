import type { FoundItem } from '../item-source.js';
import { DEFAULT_LIMITS } from '../limits.js';
import { FeedRefused } from '../refused.js';
import { DelimitedItems, ROW } from './delimited-items.js';
import { findDialect } from './dialect.js';

const HEADER = 'id;title;price';
const LIMITS = { ...DEFAULT_LIMITS, itemLength: 1000 };
const WRONG = 'wrong number of cells';

/** The items of a table that is written in pieces of so many characters. */
function itemsOf(table: string, pieceLength = table.length, limits = LIMITS): FoundItem[] {
  const items = new DelimitedItems(findDialect(table)!, limits, new Set([ROW]), 1, null);
  const found: FoundItem[] = [];
  for (let start = 0; start < table.length; start += pieceLength)
    for (const some of items.write(table.slice(start, start + pieceLength))) found.push(...some);
  for (const some of items.end()) found.push(...some);
  return found;
}

/** Each row as its line and its cells: `2 id=1 title=Čaj`. */
const rowsOf = (table: string, pieceLength = table.length) => itemsOf(table, pieceLength).map(shown);

function shown(item: FoundItem): string {
  if ('known' in item) throw new Error('nothing is known');
  const { node, line, excess } = item;
  const cells = node.children.map(({ name, text }) => `${name}=${text}`);
  return `${line} ${excess ? (excess.of === 'cells' ? WRONG : excess.of) : cells.join(' ')}`;
}

function refusalOf(table: string, limits = LIMITS): Partial<FeedRefused> {
  try {
    itemsOf(table, 100, limits);
  } catch (error) {
    if (error instanceof FeedRefused) return { code: error.code, line: error.line };
  }
  throw new Error('not refused');
}

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
    expect(itemsOf(table)).toMatchObject([
      {
        node: {
          name: ROW,
          children: [
            { name: 'id', text: '1' },
            { name: 'title', text: 'Čaj, zelen' },
            { name: 'price', text: '5,90' },
          ],
        },
      },
    ]);
  });

  it.each([1, 2, 3, 5, 8, 13, 1000])(
    'has its rows on the lines of the file, in pieces of %d characters',
    (length) => {
      const table = `${HEADER}\r\n1;"a\r\n""b"" < &";5\r\n\r\n;;\r\n2;"c; d";"6"\n3;e;\n `;
      expect(rowsOf(table, length)).toEqual([
        '2 id=1 title=a\n"b" < & price=5',
        '6 id=2 title=c; d price=6',
        '7 id=3 title=e price=',
      ]);
    },
  );

  it('takes a quotation mark inside of a cell as it stands', () => {
    expect(rowsOf(`${HEADER}\n1;Monitor 24";5\n2;"Čaj" zelen;6\n`)).toEqual([
      '2 id=1 title=Monitor 24" price=5',
      '3 id=2 title=Čaj zelen price=6',
    ]);
  });

  it.each([
    ['g:id;Cena z DDV;;2. slika', ['id', 'Cena_z_DDV', 'column_3', '_2._slika']],
    ['ean;title;ean;link', ['ean', 'title', 'ean', 'link']],
    ['price %;price €;HR:price;Price', ['price', 'price_2', 'HR_price', 'Price_3']],
    ['cena\u00a0z DDV;c\u030Cas;a*b=c@d', ['cena_z_DDV', 'čas', 'a_b_c_d']],
    [';ime;cena;€', ['column_1', 'ime', 'cena', 'column_4']],
  ])('has elements that are named after its columns: %s', (header, names) => {
    const cells = names.map((_, index) => `${index + 1}`);
    expect(rowsOf(`${header}\n${cells.join(';')}\n`)).toEqual([
      `2 ${names.map((name, index) => `${name}=${index + 1}`).join(' ')}`,
    ]);
  });

  it('says which parts the values of a column have', () => {
    const [item] = itemsOf(`id;title;shipping(country:price)\n1;a;SI:2,50 EUR\n`);
    expect(item).toMatchObject({
      node: {
        children: [
          { name: 'id', attributes: {} },
          { name: 'title', attributes: {} },
          { name: 'shipping', attributes: { parts: 'country:price' }, text: 'SI:2,50 EUR' },
        ],
      },
    });
  });

  it('may lack empty cells at the end of a row, or end each row with a separator', () => {
    expect(rowsOf(`${HEADER}\n2;b;5;\n1;a\n3;c;6;d\n4;e;;7;\n5;f;8;;\n`)).toEqual([
      '2 id=2 title=b price=5',
      '3 id=1 title=a',
      `4 ${WRONG}`,
      `5 ${WRONG}`,
      `6 ${WRONG}`,
    ]);
  });

  it('has exactly a cell for each column between commas, as prices have them, too', () => {
    expect(rowsOf('id,title,price,brand\n1,a,5,90,\n2,b,5,90\n3,c,5\n4,d,5,\n')).toEqual([
      `2 ${WRONG}`,
      '3 id=2 title=b price=5 brand=90',
      `4 ${WRONG}`,
      '5 id=4 title=d price=5 brand=',
    ]);
  });

  it('has spaces in place of control characters, and texts without the formulas of spreadsheets', () => {
    expect(rowsOf(`${HEADER}\n"=""001""";a\u0000b\u000b;="5"\n`)).toEqual(['2 id=001 title=a b  price=5']);
    expect(rowsOf(`${HEADER}\n1;a;5\n\u001a`)).toEqual(['2 id=1 title=a price=5']);
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
    expect(rowsOf(`${HEADER}\n1;"a; b\nc";5\n2;d;6\n`)).toEqual([
      '2 id=1 title=a; b\nc price=5',
      '4 id=2 title=d price=6',
    ]);
  });

  it.each([
    ['elements', { itemNodes: 2 }],
    ['text', { itemLength: 20 }],
  ])('has a row with too many %s', (of, limit) => {
    const [item] = itemsOf(`${HEADER}\n1;2;3456789\n`, undefined, { ...LIMITS, ...limit });
    expect(item).toMatchObject({ excess: { of, max: Object.values(limit)[0] } });
  });

  it('is refused for a long cell', () => {
    const table = `${HEADER}\n1;${'a'.repeat(101)};5\n`;
    expect(refusalOf(table, { ...LIMITS, valueLength: 100 })).toEqual({
      code: 'feed_value_too_large',
      line: 2,
    });
  });

  it('is no longer than a feed may be, with its names', () => {
    const name = 'n'.repeat(80);
    const table = `${[1, 2, 3].map((number) => name.slice(1) + number).join(';')}\n${'1;;\n'.repeat(10)}`;
    expect(refusalOf(table, { ...LIMITS, unpackedBytes: 1000 })).toEqual({ code: 'feed_too_large' });
  });
});

describe('column names', () => {
  const ROWS = '1;Lonec;5,90\n2;Skleda;7,50\n';

  it.each([
    ['a title', `Ponudba za november;;\n${HEADER}\n${ROWS}`, 2, ['Ponudba za november']],
    [
      'a title of three cells',
      `Cenik;november;veleprodaja;\n;;\nid;title;price;brand\n1;Lonec;5,90;A\n2;Skleda;7,50;B\n`,
      3,
      ['Cenik november veleprodaja'],
    ],
    [
      'a title without separators',
      `Ponudba za november, vse cene\nso v evrih, z DDV\n\n${HEADER}\n${ROWS}`,
      4,
      ['Ponudba za november, vse cene', 'so v evrih, z DDV'],
    ],
    ['empty rows', `;;\n ; ; \n${HEADER}\n${ROWS}`, 3, []],
    ['a quoted line of the separator', `"sep=;"\n${HEADER}\n${ROWS}`, 2, []],
    ['a padded line of the separator', `sep=;;;\n${HEADER}\n${ROWS}`, 2, []],
  ])('stand below %s', (_what, table, line, skipped) => {
    const dialect = findDialect(table)!;
    expect(dialect.skipped).toEqual(skipped);
    const items = new DelimitedItems(dialect, LIMITS, new Set([ROW]), 1, null);
    const found = [...items.write(table), ...items.end()].flat();
    expect(found.map(shown).slice(0, 1)).toEqual([
      expect.stringMatching(`^${line + 1} id=1 title=Lonec price=5,90`),
    ]);
    expect(items.mistakes).toMatchObject(
      skipped.length ? [{ code: 'table_titled', count: skipped.length, line, text: skipped[0] }] : [],
    );
  });

  it('are the first row also where some columns have no name', () => {
    expect(rowsOf(`;ime;cena;povezava\n1;Lonec;5,90;https://a.example/1\n`)).toEqual([
      '2 column_1=1 ime=Lonec cena=5,90 povezava=https://a.example/1',
    ]);
  });

  it('are never values', () => {
    const dialect = findDialect('šifra;ime;"cena {EUR}"\n1;Lonec;5,90\n2;Skleda;7,50\n');
    expect(dialect).toBeNull();
  });

  it('may be long, and are shortened for paths', () => {
    const long = `Povezani izdelki (product.metafields.${'x'.repeat(300)})`;
    const [item] = itemsOf(`id,title,price,${long} A,${long} B\n1,a,5,b,c\n`);
    const names = (item as { node: { children: { name: string }[] } }).node.children.map(({ name }) => name);
    expect(names.slice(3).every((name) => name.length <= 102)).toBe(true);
    expect(new Set(names).size).toBe(5);
  });

  it('are reported where they are repeated', () => {
    const table = 'id;title;price;Price;price\n1;a;;6;5\n';
    const items = new DelimitedItems(findDialect(table)!, LIMITS, new Set([ROW]), 1, null);
    expect([...items.write(table), ...items.end()].flat().map(shown)).toEqual([
      '2 id=1 title=a price= Price_2=6 price=5',
    ]);
    expect(items.mistakes).toEqual([{ code: 'columns_repeated', count: 1, line: 1, text: 'price' }]);
  });
});

describe('quotation marks', () => {
  it('may have spaces around them', () => {
    expect(rowsOf(`"id" ; "title" ; "price"\n1; "Lonec; rdeč" ;5\n2; "Skleda" velika;6\n`)).toEqual([
      '2 id=1 title=Lonec; rdeč  price=5',
      '3 id=2 title= "Skleda" velika price=6',
    ]);
  });

  it.each([1, 7, 1000])('may have backslashes before them, in pieces of %d characters', (length) => {
    const table = `${HEADER}\n1;"Zaslon 27\\"; črn";5\n2;"Zaslon \\"Vid\\" velik";6\n3;"C:\\\\pot";7\n`;
    expect(rowsOf(table, length)).toEqual([
      '2 id=1 title=Zaslon 27"; črn price=5',
      '3 id=2 title=Zaslon "Vid" velik price=6',
      '4 id=3 title=C:\\pot price=7',
    ]);
  });

  it('do not need them', () => {
    expect(rowsOf(`${HEADER}\n1;"mapa C:\\";5\n2;"Zaslon ""Vid""";6\n`)).toEqual([
      '2 id=1 title=mapa C:\\ price=5',
      '3 id=2 title=Zaslon "Vid" price=6',
    ]);
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
  expect(findDialect(text)).toBeNull();
});

it('separates by what separates the names, not by what separates words', () => {
  expect(rowsOf('naziv;cena, EUR;opis, kratek, dolg\na;5;b\n')).toEqual([
    '2 naziv=a cena_EUR=5 opis_kratek_dolg=b',
  ]);
});
