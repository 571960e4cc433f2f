import { prefixQuery } from './prefix-query.js';

describe('the tsquery of a store’s own list', () => {
  it.each([
    ['modra torba', '(modr:*) & (torb:*)'],
    ['torba "rdeča usnjena"', '(torb:*) & (rdeca <-> usnjena)'],
    ['torba -modra', '(torb:*) & !(modr:*)'],
    ['-modra torba', '(torb:*) & !(modr:*)'],
    ['torba -"rdeča usnjena"', '(torb:*) & !(rdeca <-> usnjena)'],
    ['3830000000008', '(3830000000008:* | 03830000000008)'],
  ])('%s', (text, query) => expect(prefixQuery(text)).toBe(query));
});
