import { valuesSnapshot } from '../../attributes/attribute.snapshot.js';
import { bareTexts } from '../../core/i18n/local-text.js';
import { pickFields, TEXT_FIELDS, WRITTEN_NAMES } from '../product-columns.js';
import type { ProductRecord } from '../product-record.js';

/** A product as audit entries store it. */
export function toSnapshot(record: ProductRecord): Record<string, unknown> {
  return {
    ...pickFields(record, WRITTEN_NAMES),
    ...Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, bareTexts(record[name])])),
    categoryIds: record.categoryIds.join(', '),
    attributes: valuesSnapshot(record.attributes),
    media: record.media.map(({ id }) => id).join(', '),
    keptFields: record.keptFields.join(', '),
    companyId: record.companyId,
  };
}
