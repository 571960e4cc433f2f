import { firstItems, readBeginning } from './beginning.js';
import { fieldsOf } from './feed-fields.js';
import { FeedPath } from '../formats/tables/feed-path.js';
import { guessMapping } from './guess-mapping.js';
import { feedOf } from '../testing/feeds.js';
import { FeedNode, IndexedNode } from '../feed-node.js';

const FEED = `<zaloga>
  <kos sifra="A1"><ime>Čaj</ime><cena valuta="EUR">3,50</cena><slike><slika>a.jpg</slika><slika>b.jpg</slika></slike>
    <lastnosti><l ime="Teža">1 kg</l><l ime="Barva/odtenek">rdeča</l></lastnosti></kos>
  <kos sifra="A2"><Ime>Kava</Ime><opis><![CDATA[ <b>Dobra</b> ]]></opis><lastnosti><l ime="Teža">2 kg</l><l ime="Okus">blag</l></lastnosti></kos>
  <kos sifra="A2"/>
</zaloga>`;

const itemsOf = async (content: string) =>
  (await firstItems(await readBeginning(feedOf(content)), 'kos', 100)).items.map(({ node }) => node);

it('returns paths, counts and samples of fields', async () => {
  const fields = fieldsOf(await itemsOf(FEED));
  expect(fields.map(({ path, count, samples }) => [path, count, samples])).toEqual([
    ['sifra', 3, ['A1', 'A2']],
    ['ime', 2, ['Čaj', 'Kava']],
    ['cena', 1, ['3,50']],
    ['cena/valuta', 1, ['EUR']],
    ['slike/slika', 1, ['a.jpg', 'b.jpg']],
    ['lastnosti/l[ime=Teža]', 2, ['1 kg', '2 kg']],
    ['lastnosti/l', 1, ['rdeča']],
    ['lastnosti/l/ime', 1, ['Barva/odtenek']],
    ['opis', 1, ['<b>Dobra</b>']],
    ['lastnosti/l[ime=Okus]', 1, ['blag']],
  ]);
});

it('returns paths that find the same texts', async () => {
  const items = await itemsOf(FEED);
  for (const { path, samples } of fieldsOf(items))
    expect(items.flatMap((item) => new FeedPath(path).texts(item))).toEqual(expect.arrayContaining(samples));
});

const PAIRS = `<zaloga><kos><l><ime>Teža</ime><vrednost>1 kg</vrednost></l><l><Label>Barva</Label><Value>rdeča</Value></l>
  <v><ime>S</ime><cena>3</cena></v><v><ime>M</ime><cena>4</cena></v></kos></zaloga>`;

it('uses names beside values as names, and other elements as fields', async () => {
  const items = await itemsOf(PAIRS);
  const fields = fieldsOf(items);
  expect(fields.map(({ path, samples }) => [path, samples])).toEqual([
    ['l[ime=Teža]/vrednost', ['1 kg']],
    ['l[label=Barva]/Value', ['rdeča']],
    ['v/ime', ['S', 'M']],
    ['v/cena', ['3', '4']],
  ]);
  for (const { path, samples } of fields)
    expect(items.flatMap((item) => new FeedPath(path).texts(item))).toEqual(samples);
});

it('stops at a hundred fields, and truncates samples', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `<p${index}>${'x'.repeat(500)}</p${index}>`);
  const fields = fieldsOf(await itemsOf(`<z><kos>${names.join('')}</kos></z>`));
  expect(fields).toHaveLength(100);
  expect(fields[0]!.samples[0]!.length).toBeLessThanOrEqual(160);
});

describe('paired lists of names and values', () => {
  const SHAPES: [shape: string, item: (...pairs: [string, string][]) => string, path: string][] = [
    [
      'each in an element of its own',
      (...pairs) =>
        `<names>${pairs.map(([name]) => `<n>${name}</n>`).join('')}</names><values>${pairs.map(([, value]) => `<v>${value}</v>`).join('')}</values>`,
      'values/v[names>n=Barva]',
    ],
    [
      'numbered',
      (...pairs) =>
        pairs
          .map(
            ([n, v], at) =>
              `<attr_name_${at + 1}>${n}</attr_name_${at + 1}><attr_value_${at + 1}>${v}</attr_value_${at + 1}>`,
          )
          .join(''),
      'attr_value_*[>attr_name_*=Barva]',
    ],
    [
      'in turn',
      (...pairs) =>
        pairs
          .map(
            ([name, value]) =>
              `<lastnost_ime>${name}</lastnost_ime><lastnost_vrednost>${value}</lastnost_vrednost>`,
          )
          .join(''),
      'lastnost_vrednost[>lastnost_ime=Barva]',
    ],
  ];

  it.each(SHAPES)('%s', async (_, item, path) => {
    const items = await itemsOf(
      `<zaloga><kos>${item(['Velikost', 'M'], ['Barva', 'rdeča'], ['Kroj', ''])}<ime>Srajca</ime></kos>
       <kos>${item(['Barva', 'modra'], ['Velikost', 'L'])}<ime>Majica</ime></kos></zaloga>`,
    );
    const fields = fieldsOf(items).map(({ path: place, samples }) => [place, samples]);
    expect(fields).toEqual([
      ['ime', ['Srajca', 'Majica']],
      [path.replace('Barva', 'Velikost'), ['M', 'L']],
      [path, ['rdeča', 'modra']],
    ]);
    const place = new FeedPath(path);
    expect(items.map((found) => place.texts(found))).toEqual([['rdeča'], ['modra']]);
    expect(items.map((found) => place.texts(new IndexedNode(found)))).toEqual([['rdeča'], ['modra']]);
    expect(guessMapping(fieldsOf(items))).toContainEqual({ path, target: 'attribute', label: null });
  });

  it.each(SHAPES.slice(0, 2))('of which an item may have one: %s', async (_, item, path) => {
    const items = await itemsOf(
      `<z><kos>${item(['Barva', 'rdeča'])}</kos><kos>${item(['Barva', 'modra'], ['Kroj', 'ozek'])}</kos></z>`,
    );
    expect(fieldsOf(items)).toContainEqual({ path, count: 2, samples: ['rdeča', 'modra'] });
  });

  it.each([
    ['<name><text>Čaj</text></name><value><amount>5,90</amount></value>', ['name/text', 'value/amount']],
    [
      '<title><sl>Čaj</sl></title><price_value><eur>5,90</eur></price_value>',
      ['title/sl', 'price_value/eur'],
    ],
    ['<title1>Čaj</title1><value1>5,90</value1>', ['title1', 'value1']],
  ])('are not single values: %s', async (content, paths) => {
    const items = await itemsOf(`<z>${`<kos><link>https://a.example</link>${content}</kos>`.repeat(3)}</z>`);
    expect(fieldsOf(items).map(({ path }) => path)).toEqual(['link', ...paths]);
  });

  it('leave space for all other fields, however many they are', async () => {
    const list = Array.from({ length: 120 }, (_, at) => `<a_name>n${at}</a_name><a_value>v${at}</a_value>`);
    const items = await itemsOf(
      `<z><kos>${list.join('')}<ime>Čaj</ime></kos><kos>${list.join('')}<cena>5,90</cena></kos></z>`,
    );
    const paths = fieldsOf(items).map(({ path }) => path);
    expect(paths).toHaveLength(100);
    expect(paths.slice(0, 3)).toEqual(['ime', 'cena', 'a_value[>a_name=n0]']);
  });

  it('stay separate when their lengths differ', async () => {
    const items = await itemsOf(
      '<zaloga><kos><names><n>a</n><n>b</n></names><values><v>1</v></values></kos><kos/></zaloga>',
    );
    expect(fieldsOf(items).map(({ path }) => path)).toEqual(['names/n', 'values/v']);
  });
});

it.each([
  ['alone', ''],
  ['with one of its own', 'x'],
])('takes linear time for many elements: %s', (_, text) => {
  const item = new FeedNode('kos', '');
  let looks = 0;
  for (let index = 0; index < 2_000; index++) {
    const child = new FeedNode(`p${index}x`, '');
    const { name } = child;
    const inner = new FeedNode('p', '');
    inner.text = text;
    if (text) child.append(inner);
    item.append(Object.defineProperty(child, 'name', { get: () => (looks++, name) }));
  }
  fieldsOf([item]);
  expect(looks).toBeLessThan(20 * item.children.length);
});

it('counts and shows no fillers', async () => {
  const [first, other] = ['#N/A', 'Breza'].map(
    (brand) => `<kos><ime>Čaj</ime><znamka>${brand}</znamka></kos>`,
  );
  const fields = fieldsOf(await itemsOf(`<zaloga>${first}${other}</zaloga>`));
  expect(fields.find(({ path }) => path === 'znamka')).toMatchObject({ count: 1, samples: ['Breza'] });
});
