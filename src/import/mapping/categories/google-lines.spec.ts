import { readGoogleLines } from './google-lines.js';

it('reads lines of Google’s file, and paths and numbers alone', () => {
  const text = `# Google_Product_Taxonomy_Version: 2021-09-21
2271 - Apparel & Accessories > Clothing > Dresses
  Toys & Games>Toys  \r
632

1 - Animals & Pet Supplies
Animals & Pet Supplies`;
  expect(readGoogleLines(text)).toEqual([
    {
      key: 'apparel & accessories > clothing > dresses',
      path: 'Apparel & Accessories > Clothing > Dresses',
      googleId: 2271,
    },
    { key: 'toys & games > toys', path: 'Toys & Games > Toys', googleId: null },
    { key: '632', path: '632', googleId: null },
    { key: 'animals & pet supplies', path: 'Animals & Pet Supplies', googleId: null },
  ]);
});

it('cuts a path that is too deep to be stored', () => {
  const deep = Array.from({ length: 100 }, (_, level) => `Level ${level}`).join(' > ');
  expect(readGoogleLines(deep)[0]!.path).toMatch(/Level 9$/);
});
