import type { ProductRecord } from '../products/product-record.js';

/** What is kept as it is. */
const PLAIN = [
  'kind',
  'status',
  'productCode',
  'name',
  'description',
  'specifications',
  'price',
  'regularPrice',
  'currency',
  'link',
  'brand',
  'ean',
  'mpn',
  'stock',
  'availability',
  'deliveryCost',
  'deliveryDaysMin',
  'deliveryDaysMax',
  'condition',
  'variantGroup',
] as const satisfies (keyof ProductRecord)[];

/** What the audit trail keeps of a product. */
export function toSnapshot(record: ProductRecord): Record<string, unknown> {
  return {
    ...Object.fromEntries(PLAIN.map((field) => [field, record[field]])),
    categoryIds: record.categoryIds.join(', '),
    attributes: Object.fromEntries(
      record.attributes.map(({ name, value, unit }) => [first(name), `${first(value)} ${unit ?? ''}`.trim()]),
    ),
    media: record.media.map(({ id }) => id).join(', '),
    companyId: record.companyId,
  };
}

const first = (texts: { sl?: string; en?: string }) => texts.sl ?? texts.en ?? '';
