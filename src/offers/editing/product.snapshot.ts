import type { ProductRecord } from '../../products/product-record.js';
import { PRODUCT_FIELDS } from './product-fields.js';

const PLAIN = [...PRODUCT_FIELDS, 'brand'] as const;

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
