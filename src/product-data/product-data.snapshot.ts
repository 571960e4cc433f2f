import { plainText } from '../core/i18n/local-text.js';
import { DEFAULT_LOCALE } from '../core/i18n/locales.js';
import type { DataAttribute, DataStatus } from './product-data.entity.js';
import { contentOf, type DataContent } from './product-data-record.js';

export type Snapshotted = DataContent & { status: DataStatus };

/** Product data as the audit log stores it. */
export function toSnapshot(record: Snapshotted): Record<string, unknown> {
  const { gtin: _, attributes, ...content } = contentOf(record);
  return { ...content, attributes: Object.fromEntries(attributes.map(toLine)), status: record.status };
}

function toLine({ name, value, unit }: DataAttribute): [string, string] {
  return [
    plainText(name, DEFAULT_LOCALE),
    [plainText(value, DEFAULT_LOCALE), unit].filter(Boolean).join(' '),
  ];
}
