import { beginningsQuery } from './beginnings-query.js';

describe('a text as people look among their own products', () => {
  it.each([
    ['modra torba', '(modr:*) & (torb:*)'],
    ['torba "rdeča usnjena"', '(torb:*) & (rdeca <-> usnjena)'],
    ['torba -modra', '(torb:*) & !(modr:*)'],
    ['torba -"rdeča usnjena"', '(torb:*) & !(rdeca <-> usnjena)'],
    ['3830000000008', '(3830000000008:* | 03830000000008)'],
  ])('%s', (text, query) => expect(beginningsQuery(text)).toBe(query));
});
