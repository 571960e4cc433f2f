import { framesOf, isForeign } from './stack-frames.js';

const CHROME = `TypeError: x is not a function
    at Card (https://katalog.example/assets/app-abcdefgh.js:1:2345)
    at https://katalog.example/iskanje?query=ana@example.com:3:4`;
const FIREFOX = `Card@https://katalog.example/assets/app-abcdefgh.js:1:2345
@moz-extension://1234/content.js:5:6`;
const APP = { script: 'app-abcdefgh.js', line: 1, column: 2345 };

describe('the stack of a browser error', () => {
  it.each([CHROME, FIREFOX])('keeps the places in our scripts and nothing else', (stack) => {
    expect(framesOf(stack)).toEqual([APP]);
    expect(isForeign(stack)).toBe(false);
  });

  it('keeps at most 20 places', () => {
    expect(framesOf(`${CHROME}\n`.repeat(50))).toHaveLength(20);
  });

  it('is foreign where only other scripts are in it', () => {
    expect(isForeign('Error: x\n    at run (chrome-extension://abc/content.js:1:2)')).toBe(true);
    expect(isForeign('TypeError: Failed to fetch')).toBe(false);
    expect(isForeign('')).toBe(false);
  });
});
