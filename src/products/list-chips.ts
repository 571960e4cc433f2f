import type { QueryValues } from '../core/http/route-path.js';
import { plainText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { readRange } from './attribute-choices.js';
import type { FilterCounts } from '../facets/filter-counts.js';
import { attributeKey, type ListAddress, urlOf } from './list-address.js';
import type { FilterChip } from './product.props.js';

type Label = FilterChip['label'];

/** What is chosen in a list, each with the address without it. */
export function toChips(counts: FilterCounts, address: ListAddress, locale: Locale): FilterChip[] {
  const { brand, company, inStock, discount } = address.query;
  const chip = (label: Label, changes: QueryValues): FilterChip => ({
    label,
    removeUrl: urlOf(address, changes),
  });
  const titleOf = (items: { title: string }[], at: number) => items[at]?.title;
  return [
    ...brand.map((key) =>
      chip(
        {
          key: 'brand',
          text:
            titleOf(
              counts.brands,
              counts.brands.findIndex((one) => one.key === key),
            ) ?? key,
        },
        { brand: brand.filter((other) => other !== key) },
      ),
    ),
    ...company.map((id) =>
      chip(
        {
          key: 'company',
          text:
            titleOf(
              counts.companies,
              counts.companies.findIndex((one) => one.id === id),
            ) ?? String(id),
        },
        { company: company.filter((other) => other !== id) },
      ),
    ),
    ...priceLabels(address).map((label) => chip(label, { priceFrom: null, priceTo: null })),
    ...(inStock ? [chip({ key: 'inStock' }, { inStock: null })] : []),
    ...(discount ? [chip({ key: 'discount' }, { discount: null })] : []),
    ...attributeChips(counts, address, locale),
  ];
}

function priceLabels({ query: { priceFrom: from, priceTo: to } }: ListAddress): Label[] {
  if (from === undefined && to === undefined) return [];
  const key = from === undefined ? 'priceTo' : to === undefined ? 'priceFrom' : 'price';
  return [{ key, from, to }];
}

function attributeChips({ values }: FilterCounts, address: ListAddress, locale: Locale): FilterChip[] {
  return address.attributes.flatMap(({ id, name, unit }) => {
    const texts = address.query.attributes[id] ?? [];
    const title = plainText(name, locale);
    return texts.map((text): FilterChip => {
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

function rangeLabel(text: string, unit: string | null): Label | null {
  const range = readRange(text);
  if (!range) return null;
  const { from, to } = range;
  const key = from === null ? 'rangeTo' : to === null ? 'rangeFrom' : 'range';
  return { key, from: from ?? undefined, to: to ?? undefined, unit };
}
