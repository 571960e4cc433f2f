import { nextPath } from './next-path.js';

describe('where to go after signing in', () => {
  it.each([
    ['/', '/'],
    ['/en/admin/imports?page=2#top', '/en/admin/imports?page=2#top'],
    ['/izdelek/7/čaj', '/izdelek/7/%C4%8Daj'],
    ['/a/../b', '/b'],
    ['/prijava?next=https://elsewhere.test', '/prijava?next=https://elsewhere.test'],
  ])('%j is a path of ours', (wanted, path) => {
    expect(nextPath(wanted)).toBe(path);
  });

  it.each([
    'https://elsewhere.test',
    '//elsewhere.test',
    '///elsewhere.test',
    '/\\elsewhere.test',
    '/a\\b',
    '/\t/elsewhere.test',
    '\n/x',
    '/ok\r\nSet-Cookie: a=b',
    '/.//elsewhere.test',
    '/a/..//elsewhere.test',
    '/%2e//elsewhere.test',
    'javascript:alert(1)',
    'izdelek/7',
    '',
    ['/a'],
    null,
    undefined,
  ])('%j leads nowhere', (wanted) => {
    expect(nextPath(wanted)).toBeNull();
  });

  it('does not grow without end', () => {
    expect(nextPath(`/${'a'.repeat(2000)}`)).toBeNull();
  });
});
