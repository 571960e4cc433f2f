import { isQuoted, partsOfText, wishedText } from './quoted-text.js';
import { replaceWords } from '../replace-words.js';

describe('a text in its parts', () => {
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
  ])('%s says %j word by word', (text, phrases) => {
    expect(partsOfText(text).phrases).toEqual(phrases);
    expect(isQuoted(text)).toBe(phrases.length > 0);
  });

  it('tells what stands behind a minus', () => {
    expect(partsOfText('čevelj -rdeč -"pohodniški čevelj" »star -nov«')).toEqual({
      bare: 'čevelj     ',
      phrases: ['star -nov'],
      unwished: ['rdeč'],
      unwishedPhrases: ['pohodniški čevelj'],
    });
    expect(partsOfText('-"ena dve"').phrases).toEqual(['ena dve']);
    expect(wishedText('čevelj -rdeč »star -nov«').split(/\s+/)).toEqual(['čevelj', 'star', '-nov']);
  });

  it('keeps what is quoted when words are replaced', () => {
    const meant = new Map([['cevjel', 'čevelj']]);
    expect(replaceWords('Cevjel »cevjel rdeč«', meant)).toBe('čevelj »cevjel rdeč«');
  });
});
