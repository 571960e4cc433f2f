import type { MappingRules, RowRules } from '../../../stored-mappings/mapping-rules.js';
import { FeedNode } from '../../feed-node.js';
import type { ScannedItem } from '../../item-source.js';
import { MISSING_PARENT, rowJoiner } from './row-joiner.js';

const FIELDS: [path: string, target: MappingRules['fields'][number]['target']][] = [
  ['Code', 'id'],
  ['Name', 'name'],
  ['Price', 'price'],
  ['Image', 'pictures'],
];

function joined(rows: RowRules, table: string, limits = { unpackedBytes: 1e6 }): Record<string, string>[] {
  const rules = {
    fields: FIELDS.map(([path, target]) => ({ path, target, label: null })),
    rows,
  } as MappingRules & { rows: RowRules };
  const joiner = rowJoiner(rules, limits);
  const [header, ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));
  const items = lines.map((cells, line): ScannedItem => {
    const node = new FeedNode('table-row', '');
    cells.forEach((text, index) => {
      const cell = new FeedNode(header![index]!, '');
      cell.text = text;
      node.append(cell);
    });
    return { node, line };
  });
  return [...items.flatMap((item) => joiner.add(item)), ...joiner.end()].map(({ node }) => {
    const values: Record<string, string> = {};
    for (const { name, text } of node.children)
      if (text) values[name] = values[name] ? `${values[name]} ${text}` : text;
    return values;
  });
}

describe('rows that repeat a key', () => {
  const rules = { key: 'Key', codes: [], images: 'Image' };

  it('take values of the row above, but no codes and prices; image rows add images', () => {
    const table = `Key|Code|Name|Price|Image|Other
      a|1|Ana|5|one|x
      a|2|||two|
      a||||three|
      b|3|Bor|7|four|
      |4|Ema|8|five|`;
    expect(joined(rules, table)).toEqual([
      { Key: 'a', Code: '1', Name: 'Ana', Price: '5', Image: 'one two three', Other: 'x' },
      { Key: 'a', Code: '2', Name: 'Ana', Image: 'one two three', Other: 'x' },
      { Key: 'b', Code: '3', Name: 'Bor', Price: '7', Image: 'four' },
      { Code: '4', Name: 'Ema', Price: '8', Image: 'five' },
    ]);
  });

  it('do not multiply a file beyond its limit', () => {
    const table = `Key|Code|Name\na|1|${'long '.repeat(20)}${'\na|2|'.repeat(50)}`;
    expect(joined(rules, table)).toHaveLength(51);
    expect(() => joined(rules, table, { unpackedBytes: 1000 })).toThrow('feed_too_large');
  });
});

describe('rows that name another row', () => {
  const rules = { key: 'Parent', codes: ['ID', 'Code'], images: 'Image' };

  it('take its values, by id or by code; it is no product itself', () => {
    const table = `ID|Code|Name|Price|Image|Parent
      1|J|Jopa||shared|
      2|J-S||5||id:1
      3|J-M|Jopa M|6|own|J
      4|K|Kapa|7|k|`;
    const shared = { '^ID': '1', '^Code': 'J' };
    expect(joined(rules, table)).toEqual([
      { ID: '2', Code: 'J-S', Name: 'Jopa', Price: '5', Image: 'shared', Parent: 'id:1', ...shared },
      { ID: '3', Code: 'J-M', Name: 'Jopa M', Price: '6', Image: 'own shared', Parent: 'J', ...shared },
      { ID: '4', Code: 'K', Name: 'Kapa', Price: '7', Image: 'k', '^ID': '4', '^Code': 'K' },
    ]);
  });

  it('are marked when the file lacks it; an unnamed row without a price stays', () => {
    const table = `ID|Code|Name|Price|Parent
      2|J-S|S|5|id:1
      1|J|Jopa||`;
    expect(joined(rules, table)).toMatchObject([
      { ID: '2', [MISSING_PARENT]: 'id:1' },
      { ID: '1', Name: 'Jopa' },
    ]);
  });
});
