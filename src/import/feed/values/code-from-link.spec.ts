import { codeFromLink } from './code-from-link.js';

it.each([
  ['https://caj.si/izdelek/1?a=2', 'izdelek/1?a=2'],
  ['HTTP://caj.si/1', '1'],
  ['//caj.si/1', '1'],
  [' https://caj.si/1 ', '1'],
  ['https://caj.si?id=1', '?id=1'],
  ['https://caj.si#1', '#1'],
  ['https://caj.si//1', '/1'],
  ['izdelek/https://caj.si/1', 'izdelek/https://caj.si/1'],
  [`https://caj.si/${'a'.repeat(100)}`, 'a'.repeat(100)],
])('%j has the code %j', (link, code) => {
  expect(codeFromLink(link)).toBe(code);
});

it('is a hash of the whole address when that is too long', () => {
  const path = 'a'.repeat(101);
  const code = codeFromLink(`https://caj.si/${path}`);
  expect(code).toMatch(/^[\da-f]{40}$/);
  expect(codeFromLink(`http://www.caj.si/${path}`)).toBe(code);
  expect(codeFromLink(`https://caj.si/${path}b`)).not.toBe(code);
});
