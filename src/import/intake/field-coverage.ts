import { type DeliveryTerms, isCostOfStore } from '../../companies/terms/delivery-cost.js';
import type { OfferRecord } from '../../products/writing/offer-record.js';

/** Required fields; their coverage is the share of all items. */
export const ESSENTIAL_FIELDS = ['id', 'name', 'price', 'link'] as const;
export type EssentialField = (typeof ESSENTIAL_FIELDS)[number];

interface OfferItem {
  record: OfferRecord;
  issues: { code: string }[];
  /** The store's terms of delivery; undefined: none. */
  terms?: DeliveryTerms;
}

type IsFilled = (item: OfferItem) => boolean;

/** Optional fields; their coverage is the share of accepted offers. */
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
  delivery_cost: ({ record, terms }) =>
    record.deliveryCostCents !== null || (terms !== undefined && isCostOfStore(terms, record)),
  delivery_days: ({ record: { deliveryDaysMin }, terms }) =>
    (deliveryDaysMin ?? terms?.deliveryDaysMin ?? terms?.deliveryDaysMax ?? null) !== null,
} satisfies Record<string, IsFilled>;
export type OptionalField = keyof typeof OPTIONAL;
export type CoveredField = EssentialField | OptionalField;

export const OPTIONAL_FIELDS = Object.keys(OPTIONAL) as OptionalField[];
/** Fields that services do not have. */
export const OF_PRODUCTS: ReadonlySet<OptionalField> = new Set<OptionalField>([
  'ean',
  'mpn',
  'availability',
  'stock',
  'delivery_cost',
  'delivery_days',
]);

/** Public codes of a product; not missing if the store states that there are none. */
export const CODES: ReadonlySet<OptionalField> = new Set<OptionalField>(['ean', 'mpn']);
/** The bit of an offer without codes. */
const HAS_NO_CODES = 1 << OPTIONAL_FIELDS.length;

export interface FieldCoverage {
  field: CoveredField;
  filled: number;
  /** Items or offers that can have the field. */
  total: number;
}

/** An offer that lacks optional fields. */
export interface OfferGap {
  itemNumber: number;
  line: number;
  productCode: string;
  name: OfferRecord['name'];
  fields: OptionalField[];
}

/** A bit for each optional field with a value, and one for an offer without codes. */
export const filledBy = (item: OfferItem): number =>
  OPTIONAL_FIELDS.reduce(
    (bits, field, index) => ((OPTIONAL[field] as IsFilled)(item) ? bits | (1 << index) : bits),
    item.record.identifierExists === 'no' ? HAS_NO_CODES : 0,
  );

/** Whether an offer with these bits can have a field. */
const canHave = (field: OptionalField, filled: number, isService: boolean) =>
  !(isService && OF_PRODUCTS.has(field)) && !(filled & HAS_NO_CODES && CODES.has(field));

/** @param filled as bits */
export const isFieldFilled = (filled: number, field: OptionalField): boolean =>
  (filled & (1 << OPTIONAL_FIELDS.indexOf(field))) !== 0;

/** The optional fields that an offer lacks. @param filled as bits */
export const openFields = (filled: number, isService: boolean): OptionalField[] =>
  OPTIONAL_FIELDS.filter((field, index) => !(filled & (1 << index)) && canHave(field, filled, isService));

/** Whether an issue reports a missing required field. */
const isFault = ({ severity, code }: { severity: string; code: string }, field: EssentialField) =>
  severity === 'error' && code.startsWith(`${field}_`);

/** Counts how many items have each field. */
export class CoverageCount {
  private items = 0;
  private readonly faults = new Map<EssentialField, number>();
  /** Number of offers by their filled fields, of products and of services. */
  private readonly offers = [new Map<number, number>(), new Map<number, number>()] as const;

  /** Counts an item, accepted or rejected; not for items with a repeated product code. */
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
        if (filled & bit) row.filled += offersOfThem;
        if (filled & bit || canHave(field, filled, false)) row.total += offersOfThem;
      }
    return row;
  }
}

const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
