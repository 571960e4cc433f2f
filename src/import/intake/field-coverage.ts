import type { OfferRecord } from '../../products/writing/offer-record.js';

/** Without these an item is no offer; counted of all items. */
export const ESSENTIAL_FIELDS = ['id', 'name', 'price', 'link'] as const;
export type EssentialField = (typeof ESSENTIAL_FIELDS)[number];

interface OfferItem {
  record: OfferRecord;
  issues: { code: string }[];
}

type Says = (item: OfferItem) => boolean;

/** What a good offer says besides; counted of the offers. */
const OPTIONAL = {
  name_sl: ({ record: { name } }) => Boolean(name.sl),
  name_en: ({ record: { name } }) => Boolean(name.en),
  description_sl: ({ record: { description } }) => Boolean(description.sl),
  description_en: ({ record: { description } }) => Boolean(description.en),
  specifications: ({ record: { specifications } }) => Boolean(specifications.sl || specifications.en),
  picture: ({ record: { pictures } }) => pictures.length > 0,
  ean: ({ record: { gtin } }) => gtin !== null,
  brand: ({ record: { brand } }) => brand !== null,
  mpn: ({ record: { mpn } }) => mpn !== null,
  category: ({ record: { categoryIds }, issues }) =>
    categoryIds.length > 0 && !issues.some(({ code }) => /^category_(unmapped|missing)$/.test(code)),
  attributes: ({ record: { attributes } }) => attributes.length > 0,
  availability: ({ record: { availability } }) => availability !== 'unknown',
  stock: ({ record: { stock } }) => stock !== null,
  delivery_cost: ({ record: { deliveryCostCents } }) => deliveryCostCents !== null,
  delivery_days: ({ record: { deliveryDaysMin } }) => deliveryDaysMin !== null,
} satisfies Record<string, Says>;
export type OptionalField = keyof typeof OPTIONAL;
export type CoveredField = EssentialField | OptionalField;

export const OPTIONAL_FIELDS = Object.keys(OPTIONAL) as OptionalField[];
/** What a service has not. */
const OF_PRODUCTS = new Set<OptionalField>([
  'ean',
  'mpn',
  'availability',
  'stock',
  'delivery_cost',
  'delivery_days',
]);

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

/** A bit for each optional field that an offer fills. */
export const filledBy = (item: OfferItem): number =>
  OPTIONAL_FIELDS.reduce(
    (bits, field, index) => ((OPTIONAL[field] as Says)(item) ? bits | (1 << index) : bits),
    0,
  );

/** The fields that an offer leaves open though it could fill them. @param filled as bits */
export const openFields = (filled: number, isService: boolean): OptionalField[] =>
  OPTIONAL_FIELDS.filter(
    (field, index) => !(filled & (1 << index)) && !(isService && OF_PRODUCTS.has(field)),
  );

/** Whether an issue says that an item lacks a field without which it is no offer. */
const isFault = ({ severity, code }: { severity: string; code: string }, field: EssentialField) =>
  severity === 'error' && code.startsWith(`${field}_`);

/** Counts how many items say what they should. */
export class CoverageCount {
  private items = 0;
  private readonly faults = new Map<EssentialField, number>();
  /** How many offers fill the same, of products and of services. */
  private readonly offers = [new Map<number, number>(), new Map<number, number>()] as const;

  /** An item that may be no offer; one of a code that was there before says nothing. */
  addItem(issues: { severity: string; code: string }[]): void {
    this.items++;
    for (const field of ESSENTIAL_FIELDS)
      if (issues.some((issue) => isFault(issue, field))) count(this.faults, field);
  }

  /** @param filled as bits */
  addOffer(filled: number, isService: boolean): void {
    count(this.offers[Number(isService) as 0 | 1], filled);
  }

  rows(): FieldCoverage[] {
    const essential = ESSENTIAL_FIELDS.map((field) => ({
      field,
      filled: this.items - (this.faults.get(field) ?? 0),
      total: this.items,
    }));
    return [...essential, ...OPTIONAL_FIELDS.map((field, index) => this.optional(field, 1 << index))].filter(
      ({ total }) => total > 0,
    );
  }

  private optional(field: OptionalField, bit: number): FieldCoverage {
    const row = { field, filled: 0, total: 0 };
    const [products, services] = this.offers;
    for (const offers of OF_PRODUCTS.has(field) ? [products] : [products, services])
      for (const [filled, offersOfThem] of offers) {
        row.total += offersOfThem;
        if (filled & bit) row.filled += offersOfThem;
      }
    return row;
  }
}

const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
