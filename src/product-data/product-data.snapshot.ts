import { valuesSnapshot } from '../attributes/attribute.snapshot.js';
import type { DataStatus } from './product-data.entity.js';
import { contentOf, type DataContent } from './product-data-record.js';

export type Snapshotted = DataContent & { status: DataStatus };

/** Product data in the audit log. */
export function toSnapshot(record: Snapshotted): Record<string, unknown> {
  const { gtin: _, attributes, ...content } = contentOf(record);
  return { ...content, attributes: valuesSnapshot(attributes), status: record.status };
}
