import { inSizeOrder } from '../../attributes/values/value-size.js';
import { localText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import type { AmountRange, AttributeSelection, FilterAttribute } from '../../search/attribute-choices.js';

/** The facet of one attribute: its values, or the range of a number. */
export interface AttributeGroup {
  attribute: FilterAttribute;
  values: { key: string; label: Translations; count: number; selected: boolean }[];
  /** null: not a number. */
  amounts: { count: number; lowest: number; highest: number; selected: AmountRange | null } | null;
}

/** The attributes that some products of the list have, or that are selected; sizes and ages by their value. */
export function attributeGroups(
  attributes: FilterAttribute[],
  selections: AttributeSelection[],
  { values, amounts }: Pick<FilterCounts, 'values' | 'amounts'>,
  locale: Locale,
): AttributeGroup[] {
  return attributes.flatMap((attribute): AttributeGroup | [] => {
    const isOwn = ({ definitionId }: { definitionId: number }) => definitionId === attribute.id;
    const selection = selections.find(isOwn);
    if (attribute.type === 'number') {
      const selected = selection?.ranges[0] ?? null;
      const bounds = amounts.find(isOwn) ?? (selected && boundsOf(selected));
      return bounds ? { attribute, values: [], amounts: { ...bounds, selected } } : [];
    }
    const shown = values
      .filter(isOwn)
      .map(({ key, label, count }) => ({ key, label, count, selected: !!selection?.keys.includes(key) }));
    if (!shown.length) return [];
    const sorted = inSizeOrder(shown, ({ key, label }) => localText(label, locale) ?? { text: key }, locale);
    return { attribute, values: sorted, amounts: null };
  });
}

/** One of them is given. */
const boundsOf = ({ from, to }: AmountRange) => ({ count: 0, lowest: (from ?? to)!, highest: (to ?? from)! });
