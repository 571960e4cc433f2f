import type { OfferForm } from '../../../../src/offers/offers.pages.js';

/** The sections of an offer's page in their order, with the fields of each. */
const FIELDS = {
  basics: ['ean', 'name', 'companyId', 'status', 'productCode', 'link', 'categoryIds'],
  price: [
    'price',
    'regularPrice',
    'salePrice',
    'saleFrom',
    'saleUntil',
    'availability',
    'availableFrom',
    'stock',
    'deliveryCost',
    'deliveryDays',
    'expiresAt',
  ],
  texts: ['description', 'specifications'],
  pictures: ['media'],
  attributes: ['attributes'],
  comparison: null,
} as const satisfies Record<string, readonly string[] | null>;

export type OfferSection = keyof typeof FIELDS;

const SECTIONS = Object.keys(FIELDS) as OfferSection[];

/** Services are not compared. */
export const sectionsOf = (kind: OfferForm['kind']) =>
  SECTIONS.filter((section) => kind === 'product' || section !== 'comparison');

/** The text of a section's title. */
export const titleOf = (section: OfferSection, kind: OfferForm['kind']) =>
  section === 'price' && kind === 'service' ? 'fields.price' : (`offers.sections.${section}` as const);

/** Fields with generic inputs are in the last one. */
const sectionOf = (field: string): OfferSection =>
  SECTIONS.find((section) => (FIELDS[section] as readonly string[] | null)?.includes(field)) ?? 'comparison';

/** How many fields of a section have errors. @param names dotted names of fields, as `attributes.1.value` */
export const errorsIn = (section: OfferSection, names: string[]) =>
  names.filter((name) => !name.startsWith('_') && sectionOf(name.split('.')[0]!) === section).length;
