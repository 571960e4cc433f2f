import { Readable } from 'node:stream';
import type { MappingRules, RowRules } from '../../../stored-mappings/mapping-rules.js';
import { FeedNode } from '../../feed-node.js';
import type { ScannedItem } from '../../item-source.js';
import { MISSING_PARENT } from './placeholders.js';
import type { JoinLimits, JoinRules } from './row-completion.js';
import { rowJoiner } from './row-joiner.js';

const FIELDS: [path: string, target: MappingRules['fields'][number]['target']][] = [
  ['Code', 'id'],
  ['Name', 'name'],
  ['Price', 'price'],
  ['Image', 'pictures'],
];

async function joined(
  rows: RowRules,
  table: string,
  { limits = { unpackedBytes: 1e6 }, ...further }: Partial<MappingRules> & { limits?: JoinLimits } = {},
): Promise<Record<string, string>[]> {
  const rules = {
    fields: FIELDS.map(([path, target]) => ({ path, target, label: null })),
    rows,
    ...further,
  } as JoinRules;
  const joiner = rowJoiner(rules, limits);
  const [header, ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));
  const items = lines.map((cells, line): ScannedItem => {
    const node = new FeedNode('table-row', '');
    cells.forEach((text, index) => {
      const cell = new FeedNode(header![index]!, '');
      // a list in a cell
      cell.text = text.replaceAll('¦', '|');
      node.append(cell);
    });
    return { node, line };
  });
  await joiner.prepare?.(Readable.from([items]));
  const done = [...items.flatMap((item) => joiner.add(item)), ...joiner.end()];
  await joiner.close?.();
  return done.map(({ node }) => {
    const values: Record<string, string> = {};
    for (const { name, text } of node.children)
      if (text) values[name] = values[name] ? `${values[name]} ${text}` : text;
    return values;
  });
}

describe('rows that repeat a key', () => {
  const rules = { key: 'Key', codes: [], images: 'Image' };

  it('take values of the row above, but no codes and prices; image rows add images', async () => {
    const table = `Key|Code|Name|Price|Image|Other
      a|1|Ana|5|one|x
      a|2|||two|
      a||||three|
      b|3|Bor|7|four|
      |4|Ema|8|five|`;
    expect(await joined(rules, table)).toEqual([
      { Key: 'a', Code: '1', Name: 'Ana', Price: '5', Image: 'one two three', Other: 'x' },
      { Key: 'a', Code: '2', Name: 'Ana', Image: 'one two three', Other: 'x' },
      { Key: 'b', Code: '3', Name: 'Bor', Price: '7', Image: 'four' },
      { Code: '4', Name: 'Ema', Price: '8', Image: 'five' },
    ]);
  });

  it('do not multiply a file beyond its limit', async () => {
    const table = `Key|Code|Name\na|1|${'long '.repeat(20)}${'\na|2|'.repeat(50)}`;
    expect(await joined(rules, table)).toHaveLength(51);
    await expect(joined(rules, table, { limits: { unpackedBytes: 1000 } })).rejects.toThrow('feed_too_large');
  });
});

describe('rows that name another row', () => {
  const rules = { key: 'Parent', codes: ['ID', 'Code'], images: 'Image' };

  it('take its values, by id or by code; it is no product itself', async () => {
    const table = `ID|Code|Name|Price|Image|Parent
      1|J|Jopa||shared|
      2|J-S||5||id:1
      3|J-M|Jopa M|6|own|J
      4|K|Kapa|7|k|`;
    const shared = { '^ID': '1', '^Code': 'J' };
    expect(await joined(rules, table)).toEqual([
      { ID: '2', Code: 'J-S', Name: 'Jopa', Price: '5', Image: 'shared', Parent: 'id:1', ...shared },
      { ID: '3', Code: 'J-M', Name: 'Jopa M', Price: '6', Image: 'own shared', Parent: 'J', ...shared },
      { ID: '4', Code: 'K', Name: 'Kapa', Price: '7', Image: 'k', '^ID': '4', '^Code': 'K' },
    ]);
  });

  it('may come before it', async () => {
    const table = `ID|Code|Name|Price|Parent
      2|J-S||5|id:1
      1|J|Jopa||`;
    expect(await joined(rules, table)).toMatchObject([{ ID: '2', Name: 'Jopa', Parent: 'id:1' }]);
  });

  it('are marked when the file lacks it; an unnamed row without a price stays', async () => {
    const table = `ID|Code|Name|Price|Parent
      2|J-S|S|5|id:7
      1|J|Jopa||`;
    expect(await joined(rules, table)).toMatchObject([
      { ID: '2', [MISSING_PARENT]: 'id:7' },
      { ID: '1', Name: 'Jopa' },
    ]);
  });

  it('name it by its code rather than by the id of another product', async () => {
    const table = `ID|Code|Name|Price|Parent
      1|2|Jopa||
      2|K|Kapa||
      3|J-S||5|2`;
    expect(await joined(rules, table)).toMatchObject([
      { ID: '2', Name: 'Kapa' },
      { ID: '3', Name: 'Jopa' },
    ]);
  });
});

describe('rows that another row lists', () => {
  const rules = { key: 'Variants', codes: ['Code'], images: 'Image' };
  const shown = {
    linkTemplate: 'https://shop.example/{parent:Url}',
    filters: [{ path: 'parent:Shown', condition: 'is-not' as const, values: ['no'] }],
  };

  it('take its values, wherever it is; their key is its code', async () => {
    const table = `Code|Name|Price|Image|Url|Shown|Variants
      S-1||5|own|s-1|no|
      S|Srajca||shared|s|yes|sku=S-1,size=S¦sku=S-2,size=M
      S-2|Srajca M|6||s-2|no|
      K|Kapa|7|k|k|yes|`;
    const main = { Variants: 'S', '^Code': 'S', '^Url': 's', '^Shown': 'yes' };
    expect(await joined(rules, table, shown)).toMatchObject([
      { Code: 'S-1', Name: 'Srajca', Price: '5', Image: 'own shared', ...main },
      { Code: 'S-2', Name: 'Srajca M', Price: '6', Image: 'shared', ...main },
      { Code: 'K', Name: 'Kapa', '^Url': 'k', '^Shown': 'yes' },
    ]);
  });

  it('belong to the first one that the filters keep, or have a page of their own', async () => {
    const table = `Code|Name|Price|Url|Shown|Variants
      H|Skrita||h|no|sku=S-1¦sku=S-2¦sku=S-3
      S|Srajca||s|yes|sku=S-1
      S-1|S 1|5|s-1|no|
      S-2|S 2|5|s-2|no|
      S-3|S 3|5|s-3|yes|`;
    expect(await joined(rules, table, shown)).toMatchObject([
      { Code: 'S-1', '^Url': 's' },
      { Code: 'S-2', '^Url': 'h', '^Shown': 'no' },
      { Code: 'S-3', '^Url': 's-3' },
    ]);
  });

  it('may be missing: then the row that lists them is a product', async () => {
    const table = `Code|Name|Price|Url|Shown|Variants
      S|Srajca||s|yes|sku=S-1`;
    expect(await joined(rules, table, shown)).toMatchObject([{ Code: 'S', '^Url': 's' }]);
  });
});
