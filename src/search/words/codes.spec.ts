import { barcodeForms, codesAround, halvesIn, joinedCodes, splitCode } from './codes.js';

describe('codes as people write them', () => {
  it.each([
    ['Sesalnik Oblak SV-20-B črn', ['sv20b']],
    ['Tiskalnik Pisar PX/M410F', ['pxm410f']],
    ['Vijak M6 × 30, pocinkan', ['m6x30']],
    ['Vijak M6 x 30', ['m6x30']],
    ['Žarnica E14, 4,5 W', []],
    ['Majica T-shirt', []],
    ['Rok dobave 4-6 dni', []],
    ['Ura GA-B2100, ura GA-B2100', ['gab2100']],
  ])('joins those of the name %s', (name, codes) => expect(joinedCodes(name)).toEqual(codes));

  it('joins words that stand beside each other', () => {
    const codes = codesAround(['sesalnik', 'sv', '20', 'b']);
    expect(codes.get('sv')).toEqual(expect.arrayContaining(['sv20', 'sv20b']));
    expect(codes.get('b')).toEqual(expect.arrayContaining(['20b', 'sv20b']));
    expect(codesAround(['rdeča', 'majica'])).toEqual(new Map());
    expect(codesAround(['330', '500'])).toEqual(new Map());
  });

  it.each([
    ['v11', [['v', '11']]],
    [
      'sv20b',
      [
        ['sv', '20', 'b'],
        ['sv', '20b'],
        ['sv20', 'b'],
      ],
    ],
    ['majica', []],
    ['12345', []],
  ])('parts %s', (word, ways) => expect(splitCode(word)).toEqual(ways));

  it.each([
    ['gojzarji 41,5', [['41', ['41', '1', '2']]]],
    ['shoes 41.5', [['41', ['41', '1', '2']]]],
    ['copati 38 1/2', [['38', ['38', '5']]]],
    ['copati 38½', [['38', ['38', '5']]]],
    ['41,55', []],
    ['3 1/2/4', []],
  ])('writes the halves of %s the other way', (text, first) =>
    expect([...halvesIn(text)].slice(0, 1)).toEqual(first),
  );

  it.each([
    ['3831111000017', ['3831111000017', '03831111000017']],
    // an ISBN of ten digits is one of 13
    ['0-19-853453-1', ['0198534531', '9780198534532', '09780198534532']],
    ['080442957X', ['080442957X', '9780804429573', '09780804429573']],
    // a UPC without its zero
    ['36000291452', ['36000291452', '036000291452', '00036000291452']],
    // a wrong check digit is a barcode, too: stores have them
    ['3831111000010', ['3831111000010', '03831111000010']],
  ])('knows the forms of the barcode %s', (text, forms) => expect(barcodeForms(text)).toEqual(forms));

  it.each(['1234567890', '12345678901', '030 123 456', 'M6x30', ''])('does not take %s for one', (text) =>
    expect(barcodeForms(text)).toBeNull(),
  );
});
