import type { CategoryTree } from '../../categories/category-tree.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { readRange } from '../filters/attribute-choices.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import { attributeKey, categoryUrlOf, type ListAddress, urlOf } from './list-address.js';

/** What is chosen, as the address and the counts know it; `nameOfChip` has the words. */
export interface ChipLabel {
  key:
    | 'kind'
    | 'price'
    | 'priceFrom'
    | 'priceTo'
    | 'brand'
    | 'company'
    | 'category'
    | 'inStock'
    | 'discount'
    | 'value'
    | 'range'
    | 'rangeFrom'
    | 'rangeTo';
  from?: number;
  to?: number;
  text?: string;
  /** Of an attribute, with its unit. */
  name?: string;
  unit?: string | null;
}

interface Chip {
  label: ChipLabel;
  removeUrl: string;
}

/** What is chosen in a list, each with the address without it. */
export function toChips(
  counts: FilterCounts,
  { address, tree }: { address: ListAddress; tree: CategoryTree },
  locale: Locale,
): Chip[] {
  const { kind, inStock, discount, category } = address.query;
  const name = category === undefined ? undefined : tree.find(category)?.name;
  const chip = (label: ChipLabel, changes: QueryValues): Chip => ({
    label,
    removeUrl: urlOf(address, changes),
  });
  return [
    ...kind.map((text) => chip({ key: 'kind', text }, { kind: kind.filter((other) => other !== text) })),
    ...(name
      ? [
          {
            label: { key: 'category' as const, text: plainText(name, locale) },
            removeUrl: categoryUrlOf(address, null),
          },
        ]
      : []),
    ...namedChips(counts, address),
    ...priceLabels(address).map((label) => chip(label, { priceFrom: null, priceTo: null })),
    ...(inStock ? [chip({ key: 'inStock' }, { inStock: null })] : []),
    ...(discount ? [chip({ key: 'discount' }, { discount: null })] : []),
    ...attributeChips(counts, address, locale),
  ];
}

/** Brands and stores, under the names that the counts know. */
function namedChips({ brands, companies }: FilterCounts, address: ListAddress): Chip[] {
  const { brand, company } = address.query;
  const titles = new Map<string | number, string>([
    ...brands.map(({ key, title }) => [key, title] as const),
    ...companies.map(({ id, title }) => [id, title] as const),
  ]);
  const chips = (key: 'brand' | 'company', chosen: (string | number)[]) =>
    chosen.map((one) => ({
      label: { key, text: titles.get(one) ?? String(one) },
      removeUrl: urlOf(address, { [key]: chosen.filter((other) => other !== one) }),
    }));
  return [...chips('brand', brand), ...chips('company', company)];
}

function priceLabels({ query: { priceFrom: from, priceTo: to } }: ListAddress): ChipLabel[] {
  if (from === undefined && to === undefined) return [];
  const key = from === undefined ? 'priceTo' : to === undefined ? 'priceFrom' : 'price';
  return [{ key, from, to }];
}

function attributeChips({ values }: FilterCounts, address: ListAddress, locale: Locale): Chip[] {
  return address.attributes.flatMap(({ id, name, unit }) => {
    const texts = address.query.attributes[id] ?? [];
    const title = plainText(name, locale);
    return texts.map((text): Chip => {
      const rest = texts.filter((other) => other !== text);
      const label = values.find((value) => value.definitionId === id && value.key === text)?.label;
      return {
        label: {
          name: title,
          ...(rangeLabel(text, unit) ?? { key: 'value', text: plainText(label, locale) || text }),
        },
        removeUrl: urlOf(address, { [attributeKey(id)]: rest }),
      };
    });
  });
}

function rangeLabel(text: string, unit: string | null): ChipLabel | null {
  const range = readRange(text);
  if (!range) return null;
  const { from, to } = range;
  const key = from === null ? 'rangeTo' : to === null ? 'rangeFrom' : 'range';
  return { key, from: from ?? undefined, to: to ?? undefined, unit };
}
