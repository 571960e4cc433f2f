import { readBeginning } from './beginning.js';
import { surveyFeed } from './survey-feed.js';
import { feedOf } from '../testing/feeds.js';

const survey = async (content: string | Buffer) => surveyFeed(await readBeginning(feedOf(content)));
const items = (count: number, item: string) => item.repeat(count);

it.each([
  [
    'the element that repeats',
    `<zaloga><kos sifra="1"><ime>Čaj</ime><cena>3</cena></kos><kos><ime>Kava</ime><slika>k.jpg</slika></kos></zaloga>`,
    { item: 'kos', fields: ['sifra', 'ime', 'cena', 'slika'] },
  ],
  [
    'products, not the categories before them',
    `<trgovina><skupine>${items(40, '<skupina id="1" ime="Dom"/>')}</skupine>
     <blago>${items(30, '<kos><ime>Čaj</ime><cena>3</cena><opis>x</opis><ean/></kos>')}</blago></trgovina>`,
    { item: 'kos', fields: ['ime', 'cena', 'opis', 'ean'] },
  ],
  [
    'products, not what repeats in them',
    `<blago>${items(5, `<kos><ime>Čaj</ime><cena>3</cena>${items(6, '<lastnost ime="a" vrednost="b"/>')}</kos>`)}</blago>`,
    { item: 'kos', fields: ['ime', 'cena', 'lastnost'] },
  ],
  [
    'products, not the groups around them',
    `<blago>${items(2, `<skupina>${items(20, '<kos><ime>Čaj</ime><cena>3</cena></kos>')}<ime>Dom</ime></skupina>`)}</blago>`,
    { item: 'kos', fields: ['ime', 'cena'] },
  ],
  [
    'products in attributes, with blanks before and a bare &',
    `\n <?xml version="1.0"?><a>${items(3, '<b ime="A & B" cena="3"/>')}</a>`,
    { item: 'b', fields: ['ime', 'cena'] },
  ],
  [
    'what stands before a mistake',
    `<a>${items(3, '<b><c/><d/></b>')}<e></a>`,
    { item: 'b', fields: ['c', 'd'] },
  ],
  [
    'a single product',
    '<zaloga><kos><ime>Čaj</ime><cena>3</cena></kos></zaloga>',
    { item: 'kos', fields: ['ime', 'cena'] },
  ],
  ['nothing where nothing is told', '<zaloga><kos><ime>Čaj</ime></kos></zaloga>', null],
  ['nothing where no element has fields', '<a><b>1</b><b>2</b></a>', null],
  [
    'nothing in a feed of endless kinds',
    `<r>${Array.from({ length: 3000 }, (_, n) => `<a${n}/>`).join('')}</r>`,
    null,
  ],
])('finds %s', async (_, content, expected) => {
  const found = await survey(content);
  expect(found && { item: found.item, fields: found.fields }).toEqual(expected);
});

it('lists other candidates, each name once', async () => {
  const kos = `<kos><ime>Čaj</ime><cena>3</cena>${items(2, '<lastnost ime="a" vrednost="b"/>')}</kos>`;
  const found = await survey(`<trgovina><skupine>${items(3, '<skupina id="1" ime="Dom"/>')}</skupine>
    <blago>${items(4, kos)}</blago><staro>${items(2, kos)}</staro></trgovina>`);
  expect(found).toMatchObject({
    root: 'trgovina',
    candidates: [
      { name: 'kos', path: 'trgovina/blago/kos', count: 4 },
      { name: 'lastnost', path: 'trgovina/blago/kos/lastnost', count: 8 },
      { name: 'skupina', path: 'trgovina/skupine/skupina', count: 3 },
    ],
  });
});
