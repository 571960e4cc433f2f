import { WRITTEN_NAMES } from '../../products/product-columns.js';
import type { ProductRecord } from '../../products/product-record.js';

/** What the audit trail keeps of a product. */
export function toSnapshot(record: ProductRecord): Record<string, unknown> {
  return {
    ...Object.fromEntries(WRITTEN_NAMES.map((name) => [name, record[name]])),
    categoryIds: record.categoryIds.join(', '),
    attributes: Object.fromEntries(
      record.attributes.map(({ name, value, unit }) => [first(name), `${first(value)} ${unit ?? ''}`.trim()]),
    ),
    media: record.media.map(({ id }) => id).join(', '),
    companyId: record.companyId,
  };
}

const first = (texts: { sl?: string; en?: string }) => texts.sl ?? texts.en ?? '';
