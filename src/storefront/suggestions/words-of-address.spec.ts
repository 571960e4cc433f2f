import { wordsOfAddress } from './words-of-address.js';

describe('the words of an address', () => {
  it.each([
    ['/izdelek/999999/rdeci-caj-250-g', 'rdeci caj 250 g'],
    ['/nekaj%20ro%C5%BEnega?stran=2', 'nekaj rožnega'],
    ['/kategorija/2', ''],
    ['/', ''],
    ['/%E0%A4%A', ''],
  ])('of %s are "%s"', (url, words) => expect(wordsOfAddress(url)).toBe(words));
});
