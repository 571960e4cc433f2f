import { FeedNode } from '../../feed-node.js';
import { columnsIn, LinkTemplate, renameColumns } from './placeholders.js';

function row(cells: Record<string, string>): FeedNode {
  const node = new FeedNode('table-row', '');
  for (const [name, text] of Object.entries(cells)) {
    const cell = new FeedNode(name, '');
    cell.text = text;
    node.append(cell);
  }
  return node;
}

describe('a link template', () => {
  const template = new LinkTemplate('https://trgovina.example/{Handle}?variant={Code}#x');

  it('encodes the values of columns', () => {
    expect(template.fill(row({ Handle: 'čaj & med/1', Code: 'A=1' }))).toBe(
      'https://trgovina.example/%C4%8Daj%20%26%20med%2F1?variant=A%3D1#x',
    );
  });

  it('makes no link without one of the values', () => {
    expect(template.fill(row({ Handle: 'caj', Code: ' ' }))).toBe('');
    expect(template.fill(row({ Code: 'A1' }))).toBe('');
  });

  it('names and renames its columns, also of the main product', () => {
    expect(columnsIn('/{a b}/{parent:ID}')).toEqual(['a b', 'ID']);
    expect(renameColumns('/{a b}/{parent:ID}', (name) => name.toLowerCase())).toBe('/{a b}/{parent:id}');
  });
});
