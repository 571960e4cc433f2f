import type { OfferRecord } from '../products/offer-record.js';
import type { IntakenItem } from './intake.js';

/** Without these an item is no offer; counted of all items. */
export const ESSENTIAL_FIELDS = ['id', 'name', 'price', 'link'] as const;
export type EssentialField = (typeof ESSENTIAL_FIELDS)[number];

type Says = (record: OfferRecord, item: IntakenItem) => boolean;

/** What a good offer says besides; counted of the offers. */
const OPTIONAL = {
  name_sl: ({ name }) => Boolean(name.sl),
  name_en: ({ name }) => Boolean(name.en),
  description_sl: ({ description }) => Boolean(description.sl),
  description_en: ({ description }) => Boolean(description.en),
  specifications: ({ specifications }) => Boolean(specifications.sl || specifications.en),
  picture: ({ pictures }) => pictures.length > 0,
  ean: ({ gtin }) => gtin !== null,
  brand: ({ brand }) => brand !== null,
  mpn: ({ mpn }) => mpn !== null,
  category: ({ categoryIds }, { issues }) =>
    categoryIds.length > 0 && !issues.some(({ code }) => /^category_(unmapped|missing)$/.test(code)),
  attributes: ({ attributes }) => attributes.length > 0,
  availability: ({ availability }) => availability !== 'unknown',
  stock: ({ stock }) => stock !== null,
  delivery_cost: ({ deliveryCostCents }) => deliveryCostCents !== null,
  delivery_days: ({ deliveryDaysMin }) => deliveryDaysMin !== null,
} satisfies Record<string, Says>;
export type OptionalField = keyof typeof OPTIONAL;
export type CoveredField = EssentialField | OptionalField;

export const OPTIONAL_FIELDS = Object.keys(OPTIONAL) as OptionalField[];
/** What a service has not. */
const OF_PRODUCTS: OptionalField[] = [
  'ean',
  'mpn',
  'availability',
  'stock',
  'delivery_cost',
  'delivery_days',
];

export interface FieldCoverage {
  field: CoveredField;
  filled: number;
  /** That could be. */
  total: number;
}

/** An offer that leaves something open. */
export interface OfferGap {
  itemNumber: number;
  line: number;
  productCode: string;
  name: OfferRecord['name'];
  fields: OptionalField[];
}

/** Counts how many items say what they should; one of a code that was there before says nothing. */
export function addCoverage(counts: Map<string, FieldCoverage>, items: IntakenItem[]): void {
  const add = (field: CoveredField, filled: boolean) => {
    const entry = counts.get(field) ?? { field, filled: 0, total: 0 };
    entry.total += 1;
    if (filled) entry.filled += 1;
    counts.set(field, entry);
  };
  for (const item of items) {
    if (item.issues.some(({ code }) => code === 'id_duplicate')) continue;
    for (const field of ESSENTIAL_FIELDS) add(field, !item.issues.some((issue) => isFault(issue, field)));
    for (const field of fieldsOf(item.record)) add(field, says(item, field));
  }
}

/** @param keeps is asked for each field that an offer leaves open; one of them is enough */
export function gapsOf(items: IntakenItem[], keeps: (field: OptionalField) => boolean): OfferGap[] {
  return items.flatMap((item) => {
    const { record, itemNumber, line } = item;
    const fields = fieldsOf(record).filter((field) => !says(item, field));
    if (!record || !fields.filter(keeps).length) return [];
    const { productCode, name } = record;
    return [{ itemNumber, line, productCode, name, fields }];
  });
}

/** Whether an issue says that an item lacks a field without which it is no offer. */
export const isFault = ({ severity, code }: { severity: string; code: string }, field: EssentialField) =>
  severity === 'error' && code.startsWith(`${field}_`);

const says = (item: IntakenItem, field: OptionalField) => (OPTIONAL[field] as Says)(item.record!, item);

function fieldsOf(record: OfferRecord | null): OptionalField[] {
  if (!record) return [];
  return record.kind === 'service'
    ? OPTIONAL_FIELDS.filter((field) => !OF_PRODUCTS.includes(field))
    : OPTIONAL_FIELDS;
}
