import type { OfferPrefill } from '../../../../src/offers/offers.pages.js';
import { type AttributeValue, toAttributeValue } from '../../attributes/values/attribute-values.js';
import type { EditFormState } from '../../form/use-edit-form.js';

export type Found = Extract<OfferPrefill, { found: true }>;
const TEXTS = ['name', 'description', 'specifications'] as const;
const LINES = ['brand', 'mpn'] as const;

/** The fields that stores have something in common for. */
export type PrefilledField =
  | (typeof TEXTS)[number]
  | (typeof LINES)[number]
  | 'categoryIds'
  | 'attributes'
  | 'media';

/** One value that can be put into the form. */
export interface Filling {
  field: PrefilledField;
  /** Dotted name in the form. */
  name: string;
  value: unknown;
  /** Replaces a different value; a list only gets longer. */
  overwrites: boolean;
}

/** Values that are missing or different in the form. */
export function fillingsOf({ values, mediaIds }: Found, form: EditFormState): Filling[] {
  const lines = [
    ...TEXTS.flatMap((field) =>
      Object.entries(values[field] ?? {}).map(([locale, text]) => ({
        field,
        name: `${field}.${locale}`,
        text,
      })),
    ),
    ...LINES.map((field) => ({ field, name: field, text: values[field] ?? '' })),
  ];
  const attributes = (values.attributes ?? []).map(toAttributeValue);
  return [
    ...lines.flatMap(({ field, name, text }) => {
      const current = form.valueOf(name) as string;
      return text && text !== current ? [{ field, name, value: text, overwrites: current !== '' }] : [];
    }),
    ...longer(form, 'categoryIds', values.categoryIds ?? [], String),
    ...longer(form, 'attributes', attributes, nameOf),
    ...longer(
      form,
      'media',
      mediaIds.map((id) => ({ id })),
      ({ id }) => String(id),
    ),
  ];
}

/** A list with the missing items added; items with the same key do not change. */
function longer<Item>(
  form: EditFormState,
  field: 'categoryIds' | 'attributes' | 'media',
  items: Item[],
  keyOf: (item: Item) => string,
): Filling[] {
  const current = (form.valueOf(field) as Item[] | undefined) ?? [];
  const known = new Set(current.map(keyOf));
  const added = items.filter((item) => !known.has(keyOf(item)));
  if (!added.length) return [];
  return [{ field, name: field, value: [...current, ...added], overwrites: current.length > 0 }];
}

const nameOf = ({ definitionId, name }: AttributeValue) =>
  definitionId === null ? name.sl || name.en : String(definitionId);
