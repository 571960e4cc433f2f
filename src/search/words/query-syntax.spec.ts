import { includedText, isQuoted, parseQuery, replaceWords } from './query-syntax.js';

describe('the parts of a query', () => {
  it.each([
    ['rdeč »pohodniški čevelj«', ['pohodniški čevelj']],
    ['"iphone 15" rdeč', ['iphone 15']],
    ['„prva ena“, “second one”', ['prva ena', 'second one']],
    ['"pohodniški"', ['pohodniški']],
    ['prenosnik 14" ali 15"', []],
    ['zaslon 27″', []],
    ['"', []],
    ['"" !', []],
    ['čevelj "pohod', []],
  ])('of %s include the phrases %j', (text, phrases) => {
    expect(parseQuery(text).phrases).toEqual(phrases);
    expect(isQuoted(text)).toBe(phrases.length > 0);
  });

  it('include the excluded words', () => {
    expect(parseQuery('čevelj -rdeč -"pohodniški čevelj" »star -nov«')).toEqual({
      bare: 'čevelj     ',
      phrases: ['star -nov'],
      excluded: ['rdeč'],
      excludedPhrases: ['pohodniški čevelj'],
    });
    expect(parseQuery('-"ena dve"').phrases).toEqual(['ena dve']);
    expect(includedText('čevelj -rdeč »star -nov«').split(/\s+/)).toEqual(['čevelj', 'star', '-nov']);
  });

  it.each([
    ['-rdeč čevelj', { bare: ' čevelj', excluded: ['rdeč'] }],
    ['-"pohodniški čevelj" rdeč', { bare: '  rdeč', excludedPhrases: ['pohodniški čevelj'] }],
    ['-rdeč "pohodniški čevelj"', { bare: '  ', excluded: ['rdeč'], phrases: ['pohodniški čevelj'] }],
    ['-rdeč -star', { bare: ' rdeč ', excluded: ['star'] }],
    ['-5 WH-1000', { bare: '-5 WH-1000' }],
  ])('of %s are those wherever the minus stands', (text, parts) => {
    expect(parseQuery(text)).toEqual({ phrases: [], excluded: [], excludedPhrases: [], ...parts });
  });

  it('are kept in quotation marks when words are replaced', () => {
    const replacements = new Map([['cevjel', 'čevelj']]);
    expect(replaceWords('Cevjel »cevjel rdeč«', replacements)).toBe('čevelj »cevjel rdeč«');
  });
});
