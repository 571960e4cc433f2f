import { localPath } from './local-url.js';

describe('a redirect target from user input', () => {
  it.each([
    ['/', '/'],
    ['/en/admin/imports?page=2#top', '/en/admin/imports?page=2#top'],
    ['/izdelek/7/čaj', '/izdelek/7/%C4%8Daj'],
    ['/a/../b', '/b'],
    ['/prijava?next=https://elsewhere.test', '/prijava?next=https://elsewhere.test'],
  ])('%j is a path of ours', (wanted, path) => {
    expect(localPath(wanted)).toBe(path);
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
    expect(localPath(wanted)).toBeNull();
  });

  it('has a limited length', () => {
    expect(localPath(`/${'a'.repeat(4096)}`)).toBeNull();
  });
});
