import { FeedNode } from '../../feed-node.js';
import { FeedPath } from './feed-path.js';

function node(
  name: string,
  text = '',
  children: FeedNode[] = [],
  attributes?: Record<string, string>,
): FeedNode {
  const made = new FeedNode(name, '', attributes);
  made.text = text;
  children.forEach((child) => made.append(child));
  return made;
}

const ITEM = node(
  'product',
  ' own ',
  [
    node('Delivery_Time', ' 3 '),
    node('empty', '  '),
    node('picture1', '1.jpg'),
    node('picture-2', '2.jpg'),
    node('imgs', '', [node('main', '', [], { url: 'main.jpg' }), node('i', '', [], { url: 'i.jpg' })]),
    node('attrs', '', [
      node('a', '5901234123457', [], { name: 'EAN' }),
      node('a', 'Z-1', [], { name: 'Kod_producenta' }),
    ]),
  ],
  { ID: '7', empty: 'attribute' },
);

it.each([
  ['deliveryTime', ['3']],
  ['DELIVERY-TIME', ['3']],
  ['id', ['7']],
  ['empty', ['attribute']],
  ['picture*', ['1.jpg', '2.jpg']],
  ['imgs/main/url', ['main.jpg']],
  ['imgs/*/url', ['main.jpg', 'i.jpg']],
  ['attrs/a[name=EAN]', ['5901234123457']],
  ['attrs/a[Name=Kod producenta]', ['Z-1']],
  ['attrs/a', ['5901234123457', 'Z-1']],
  ['attrs/a[name=Stan]', []],
  ['attrs/a[name!=EAN]', ['Z-1']],
  ['attrs/a[name!=Stan]', ['5901234123457', 'Z-1']],
  ['constructor', []],
  ['imgs/missing/url', []],
  ['.', ['own']],
])('%s', (path, texts) => {
  expect(new FeedPath(path).texts(ITEM)).toEqual(texts);
});

it.each(['', 'a//b', 'a[b]', 'a[b=', '/a'])('%j is no path', (path) => {
  expect(() => new FeedPath(path)).toThrow('not a path');
});
