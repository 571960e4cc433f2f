import type { Translations } from '../../core/i18n/local-text.js';
import type { AmountRange, AskedAttribute, FilterAttribute } from './attribute-choices.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';

/** What may be chosen of one attribute: values of words, or the span of a number. */
export interface AttributeGroup {
  attribute: FilterAttribute;
  values: { key: string; label: Translations; count: number; selected: boolean }[];
  /** null: not a number. */
  amounts: { count: number; lowest: number; highest: number; chosen: AmountRange | null } | null;
}

/** The attributes of a list that some of its products have, or that something was chosen from. */
export function attributeGroups(
  attributes: FilterAttribute[],
  asked: AskedAttribute[],
  counts: Pick<FilterCounts, 'values' | 'amounts'>,
): AttributeGroup[] {
  return attributes.flatMap((attribute) => {
    const chosen = asked.find(({ definitionId }) => definitionId === attribute.id);
    const group =
      attribute.type === 'number'
        ? numberGroup(attribute, chosen, counts)
        : wordGroup(attribute, chosen, counts);
    return group ?? [];
  });
}

function numberGroup(
  attribute: FilterAttribute,
  chosen: AskedAttribute | undefined,
  { amounts }: Pick<FilterCounts, 'amounts'>,
): AttributeGroup | null {
  const span = amounts.find(({ definitionId }) => definitionId === attribute.id);
  const range = chosen?.ranges[0] ?? null;
  const bounds = span ?? (range && boundsOf(range));
  if (!bounds) return null;
  const { count, lowest, highest } = bounds;
  return { attribute, values: [], amounts: { count, lowest, highest, chosen: range } };
}

/** One of them is given. */
const boundsOf = ({ from, to }: AmountRange) => ({ count: 0, lowest: (from ?? to)!, highest: (to ?? from)! });

function wordGroup(
  attribute: FilterAttribute,
  chosen: AskedAttribute | undefined,
  { values }: Pick<FilterCounts, 'values'>,
): AttributeGroup | null {
  const keys = new Set(chosen?.keys);
  const shown = values
    .filter(({ definitionId }) => definitionId === attribute.id)
    .map(({ key, label, count }) => ({ key, label, count, selected: keys.has(key) }));
  return shown.length ? { attribute, values: shown, amounts: null } : null;
}
