import { isRelative, readWebAddress } from './web-address.js';

describe('web addresses', () => {
  it.each([
    ['https://trgovina.example/a?b=1&c=2', 'https://trgovina.example/a?b=1&c=2'],
    ['https://trgovina.example/čevlji žametni', 'https://trgovina.example/%C4%8Devlji%20%C5%BEametni'],
    ['https://trgovina.example/%C4%8Devlji', 'https://trgovina.example/%C4%8Devlji'],
    ['https://trgovina.example/100%', 'https://trgovina.example/100%'],
    ['https://trgovina.example/?a=1&amp;b=2', 'https://trgovina.example/?a=1&b=2'],
    ['https://č.example/', 'https://xn--bea.example/'],
    ['www.trgovina.example/a', 'https://www.trgovina.example/a'],
    ['trgovina.si/a', 'https://trgovina.si/a'],
    ['moja.čajnica.si', 'https://moja.xn--ajnica-h2a.si/'],
    ['stran.php/a', null],
    ['WWW.trgovina.example', 'https://www.trgovina.example/'],
    ['trgovina.com', 'https://trgovina.com/'],
    ['trgovina.sir/a', null],
    ['https//trgovina.example/a', 'https://trgovina.example/a'],
    ['HTTP//trgovina.example/a', 'http://trgovina.example/a'],
    [' https://trgovina.example/a ', 'https://trgovina.example/a'],
    ['https://trgovina.example/\n   a', 'https://trgovina.example/a'],
    ['https://trgovina.example/\ra', 'https://trgovina.example/a'],
    ['https://trgovina.example/a\u200b', 'https://trgovina.example/a'],
    ['https://trgovina.example/?a=1&amp;b=2&amp;c=3', 'https://trgovina.example/?a=1&b=2&c=3'],
    ['https://trgovina.example/./a', 'https://trgovina.example/a'],
    ['HTTPS://Trgovina.Example/A', 'https://trgovina.example/A'],
    ['https://trgovina.example', 'https://trgovina.example/'],
    ['https://trgovina.example/čaj#opis', 'https://trgovina.example/%C4%8Daj#opis'],
    ['glej https://trgovina.example/a', null],
    ['javascript:https://trgovina.example/a', null],
    ['#a', null],
    ['{{link}}', null],
    ['[link]', null],
    ['<link>', null],
    ['${url}', null],
    ['https://user@trgovina.example/', null],
    ['https://:password@trgovina.example/', null],
    ['https://', null],
    ['mailto:ana@trgovina.example', null],
    [`https://t.example/${'a'.repeat(1982)}`, `https://t.example/${'a'.repeat(1982)}`],
    [`https://t.example/${'a'.repeat(1983)}`, null],
    [`https://t.example/${'č'.repeat(400)}`, null],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['https://trgovina.example/a/../b', 'https://trgovina.example/b'],
    ['javascript:alert(1)', null],
    ['ftp://trgovina.example/a', null],
    ['data:image/png;base64,AAAA', null],
    ['https://user:password@trgovina.example/', null],
    ['/a', null],
    ['ni naslova', null],
    ['', null],
    [`https://trgovina.example/${'a'.repeat(2000)}`, null],
  ])('%s', (text, address) => {
    expect(readWebAddress(text)).toBe(address);
    if (address) expect(readWebAddress(address)).toBe(address);
  });

  it.each([
    ['/a', true],
    ['a.jpg', true],
    ['trgovina/a', true],
    ['https://trgovina.example/a', false],
    [' https://trgovina.example/a', false],
    ['//trgovina.example/a', false],
    ['mailto:a', false],
    ['trgovina.si/a', false],
    [' www.trgovina.example', false],
    [' https//trgovina.example', false],
    ['a https//trgovina.example', true],
  ])('%j needs a base: %s', (text, expected) => {
    expect(isRelative(text)).toBe(expected);
  });

  it('does not complete templates and fragments', () => {
    for (const text of ['#', '#a', '{{link}}', '[link]', '$url', ''])
      expect(readWebAddress(text, 'https://shop.example/')).toBeNull();
  });

  it('resolves relative ones against the base', () => {
    expect(readWebAddress('/medias/a b.jpg', 'https://shop.example/sl/x')).toBe(
      'https://shop.example/medias/a%20b.jpg',
    );
    expect(readWebAddress('/deli?kam=www.caj.si/', 'https://shop.example/sl/x')).toBe(
      'https://shop.example/deli?kam=www.caj.si/',
    );
    expect(readWebAddress('javascript:alert(1)', 'https://shop.example/')).toBeNull();
  });
});
