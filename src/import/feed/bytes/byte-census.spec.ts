import { ByteCensus } from './byte-census.js';
import { decoder, isDeclared } from './encoding.js';

/** Letters that the two encodings encode differently or alike. */
const LETTERS: Record<string, [windows: number, iso: number]> = {
  š: [0x9a, 0xb9],
  Š: [0x8a, 0xa9],
  ž: [0x9e, 0xbe],
  Ž: [0x8e, 0xae],
  ľ: [0xbe, 0xb5],
  ť: [0x9d, 0xbb],
  ą: [0xb9, 0xb1],
  ś: [0x9c, 0xb6],
  ź: [0x9f, 0xbc],
  č: [0xe8, 0xe8],
  á: [0xe1, 0xe1],
  í: [0xed, 0xed],
  é: [0xe9, 0xe9],
  ý: [0xfd, 0xfd],
  ł: [0xb3, 0xb3],
  ę: [0xea, 0xea],
  ó: [0xf3, 0xf3],
  ż: [0xbf, 0xbf],
};
const bytes = (text: string, encoding: 'windows-1250' | 'iso-8859-2') =>
  Buffer.from(
    Array.from(text, (char) => LETTERS[char]?.[encoding === 'windows-1250' ? 0 : 1] ?? char.charCodeAt(0)),
  );
const chosen = (content: Buffer, declared: string | null) => {
  const census = new ByteCensus();
  census.add(content);
  return census.choose(declared);
};

const TEXTS = [
  ['Slovenian', 'Čevlji za šport in prosti čas, žamet, čisti lan'.replace('Č', 'C')],
  ['Slovenian without š', 'žamet'],
  ['Czech', 'sušička s čidlem, žehlička a čajník'],
  ['Slovak', 'šálka na čaj, ľanový obrus, žltá'],
  ['Polish', 'książka, ścierka, łóżko, źródło, cięcie'],
] as const;

describe.each(['windows-1250', 'iso-8859-2'] as const)('%s', (encoding) => {
  it.each(TEXTS)('is known in %s text, whatever was declared', (_, text) => {
    const content = bytes(text, encoding);
    for (const declared of [null, 'utf-8', 'us-nonsense', encoding])
      expect(chosen(content, declared)).toEqual({ label: encoding, damaged: false });
  });
});

it.each([
  ['windows-1250', 'iso-8859-2', 'iso-8859-2'],
  ['windows-1250', 'iso-8859-1', 'iso-8859-2'],
  ['iso-8859-2', 'windows-1250', 'windows-1250'],
  ['iso-8859-1', 'windows-1250', 'windows-1250'],
  ['windows-1252', 'windows-1250', 'windows-1250'],
])('%s declared, %s', (declared, encoding, label) => {
  const text = 'cevlji za šport in prosti čas';
  expect(chosen(bytes(text, encoding as 'windows-1250'), declared).label).toBe(label);
});

it('uses the declared encoding when the bytes are ambiguous', () => {
  expect(chosen(Buffer.from('chèvre, crème', 'latin1'), 'iso-8859-1').label).toBe('windows-1252');
  expect(chosen(Buffer.from([0xcf, 0xf0, 0xe8]), 'windows-1251').label).toBe('windows-1251');
  expect(chosen(bytes('książka', 'windows-1250'), 'windows-1250').label).toBe('windows-1250');
  expect(chosen(bytes('ľan', 'windows-1250'), 'windows-1250').label).toBe('windows-1250');
});

describe('8-bit texts among UTF-8', () => {
  const utf8 = (count: number) => Buffer.from('Čevlji za šport, žamet. '.repeat(count));
  const mixed = (count: number, encoding: 'windows-1250' | 'iso-8859-2', texts = 1) =>
    Buffer.concat([utf8(count), bytes('cevlji za šport in žabe, čisti lan '.repeat(texts), encoding)]);

  it.each(['windows-1250', 'iso-8859-2'] as const)('are known by their letters: %s', (encoding) => {
    for (const count of [1, 5, 19])
      expect(chosen(mixed(count, encoding), 'utf-8')).toEqual({
        label: 'utf-8',
        damaged: true,
        strays: encoding,
      });
  });

  it('are counted only beside other letters', () => {
    expect(chosen(mixed(200, 'windows-1250'), null)).toEqual({ label: 'utf-8', damaged: true });
    expect(chosen(mixed(200, 'windows-1250', 5), null).strays).toBe('windows-1250');
  });

  it('are not found in truncated characters', () => {
    const cut = Buffer.concat(Array.from({ length: 30 }, () => utf8(1).subarray(0, -7)));
    const ends = Array.from({ length: 9 }, () => Buffer.from('reža').subarray(0, 3));
    expect(chosen(Buffer.concat([cut, ...ends]), 'utf-8')).toEqual({ label: 'utf-8', damaged: true });
  });

  it('are not found in occasional byte pairs', () => {
    // the bytes of "ні" in KOI8-U are an Armenian letter in UTF-8
    const text = Buffer.from('ced2c1cea6cec1d7d4cfcdc1d4c9deced120cda1cec120'.repeat(4), 'hex');
    expect(chosen(text, 'koi8-u')).toEqual({ label: 'koi8-u', damaged: false });
  });
});

describe('encodings of DOS and Macintosh', () => {
  const BYTES = {
    ibm852: { č: 0x9f, š: 0xe7, ž: 0xa7, Č: 0xac, Š: 0xe6, Ž: 0xa6 },
    'x-mac-ce': { č: 0x8b, š: 0xe4, ž: 0xec, Č: 0x89, Š: 0xe1, Ž: 0xeb },
    macintosh: { è: 0x8f, à: 0x88, ò: 0x98, é: 0x8e, ù: 0x9d },
  };
  const encoded = (text: string, letters: Record<string, number>) =>
    Buffer.from(Array.from(text, (char) => letters[char] ?? char.charCodeAt(0)));

  it.each([
    ['ibm852', 'Človek vrže žogo, šivanka in sončnik'],
    ['x-mac-ce', 'Človek vrže žogo, šivanka in sončnik'],
    ['macintosh', 'caffè, città, perché, però, più'],
  ] as const)('%s is known by its words', (label, text) => {
    const content = encoded(text, BYTES[label]);
    expect(chosen(content, null)).toEqual({ label, damaged: false });
    expect(decoder({ label, damaged: false }).write(content)).toBe(text);
  });

  it.each(['čaj, šal, žoga, že, više', 'šport'])('does not take the place of that of Windows: %s', (text) => {
    expect(chosen(bytes(text, 'windows-1250'), null).label).toBe('windows-1250');
  });

  it('takes Western texts for none of them', () => {
    for (const text of [
      'für größere Männer, schön',
      'chèvre, crème, fenêtre, été',
      'niño, canción, año',
      'smørrebrød på dansk, æble',
    ])
      expect(chosen(Buffer.from(text, 'latin1'), 'iso-8859-1').label).toBe('windows-1252');
  });

  it('may be declared', () => {
    expect(chosen(encoded('šal', BYTES.ibm852), 'cp852').label).toBe('ibm852');
    expect([
      isDeclared('x-mac-centraleurroman', 'x-mac-ce', false),
      isDeclared('ibm852', 'windows-1250', false),
    ]).toEqual([true, false]);
  });

  it('has capitals among UTF-8 as well', () => {
    const content = Buffer.concat([
      Buffer.from('1;Čistilo za šipe\n2;'),
      bytes('\u010cajnik', 'windows-1250').fill(0xc8, 0, 1),
      Buffer.from('\n'),
    ]);
    expect(chosen(content, null)).toEqual({ label: 'utf-8', damaged: true, strays: 'windows-1250' });
  });
});
