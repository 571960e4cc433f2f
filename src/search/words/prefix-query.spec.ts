import { prefixQuery } from './prefix-query.js';

describe('the tsquery of a store’s own list', () => {
  it.each([
    ['modra torba', '(modr:*) & (torb:*)'],
    ['torba "rdeča usnjena"', '(torb:*) & (rdeca <-> usnjena)'],
    ['torba -modra', '(torb:*) & !(modr:*)'],
    ['-modra torba', '(torb:*) & !(modr:*)'],
    ['torba -"rdeča usnjena"', '(torb:*) & !(rdeca <-> usnjena)'],
    ['3830000000008', '(3830000000008:* | 03830000000008)'],
    ['0-19-853453-1', '(0198534531:* | 9780198534532 | 09780198534532)'],
    ['v-11', '(v:* | v11:*) & (11:* | v11:*)'],
    ['v11', '(v11:* | (v <-> 11))'],
    ['42,5', '(42:* | (42 <-> 1 <-> 2)) & (5:* | (42 <-> 1 <-> 2))'],
  ])('%s', (text, query) => expect(prefixQuery(text)).toBe(query));
});
