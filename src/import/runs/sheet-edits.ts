import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PictureAddresses } from '../../products/own/picture-addresses.js';
import { ProductRecords } from '../../products/own/product-records.js';
import { OfferWriter } from '../../products/writing/offer-writer.js';
import { plainText, type Translations } from '../../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { TEXT_FIELDS } from '../../products/product-columns.js';
import type { ProductRecord } from '../../products/product-record.js';
import { attributeCell, bareCell, type Cell, fieldCell, listCell } from '../../products/sheet/sheet-cells.js';
import {
  columnKey,
  FIELD_COLUMNS,
  type FieldColumn,
  type SheetRow,
} from '../../products/sheet/sheet-columns.js';
import type { OfferPicture, OfferRecord, RecordAttribute } from '../../products/writing/offer-record.js';

/** Completes rows of an edited table from the stored offers. */
@Injectable()
export class SheetEdits {
  constructor(
    private readonly writer: OfferWriter,
    private readonly records: ProductRecords,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @returns the records in their order; those that are no rows are returned unchanged */
  async merge(manager: EntityManager, companyId: number, records: OfferRecord[]): Promise<OfferRecord[]> {
    if (!records.some(({ sheet }) => sheet)) return records;
    const known = await this.writer.findKnown(manager, companyId, records);
    const stored = await this.records.byIds(
      [...known.values()].map(({ id }) => id),
      manager,
    );
    const storedOf = new Map(stored.map((record) => [record.productCode, record]));
    const addresses = await this.addresses.addressesOf(companyId, stored);
    return records.map((record) => mergeSheet(record, storedOf.get(record.productCode), addresses));
  }
}

/**
 * The record of an edited row: a cell without an edit leaves the stored value, because cells do not contain all of it (HTML, the other language of an attribute, images without an address).
 * @param addresses the stored images' URLs by id
 */
function mergeSheet(
  { sheet, ...record }: OfferRecord,
  stored: ProductRecord | undefined,
  addresses: ReadonlyMap<number, string>,
): OfferRecord {
  if (!sheet || !stored) return record;
  const shows = (key: string, cell: Cell) => isLeft(sheet, key, cell);
  const left = FIELD_COLUMNS.filter(
    (column) => !OF_ROW.has(column.name) && shows(columnKey(column), fieldCell(column, stored, sheet.locale)),
  );
  const merged: OfferRecord = Object.assign(
    { ...record },
    ...left.map((column) => storedValue(column, stored)),
  );
  for (const { name } of TEXT_FIELDS)
    merged[name] = mergeTexts(
      record[name],
      stored[name],
      left.flatMap((column) => (column.name === name ? (column.locale ?? []) : [])),
    );
  if (!('kind' in sheet.cells)) merged.kind = stored.kind;
  if (!('categories' in sheet.cells)) merged.categoryIds = stored.categoryIds;
  const shownPictures = listCell(stored.media.map(({ id }) => addresses.get(id)));
  merged.pictures = shows('pictures', shownPictures)
    ? stored.media.map(({ id }) => byId(id))
    : pictures(record, stored, addresses);
  const shownAttributes = listCell(stored.attributes.map((one) => attributeCell(one, sheet.locale)));
  merged.attributes = shows('attributes', shownAttributes)
    ? stored.attributes.map(toRecordAttribute)
    : attributes(record, stored, sheet);
  return merged;
}

/** They identify the row, or the writer decides. */
const OF_ROW: ReadonlySet<string> = new Set(['productCode', 'kind', 'status']);

const isLeft = ({ cells }: SheetRow, key: string, cell: Cell): boolean =>
  cells[key] === undefined || cells[key] === bareCell(cell);

function storedValue({ name, offerName, type, locale }: FieldColumn, stored: ProductRecord): object {
  if (locale) return {};
  const value = stored[name];
  if (type === 'money') return { [offerName]: value === null ? null : Math.round((value as number) * 100) };
  return { [offerName]: value, ...(name === 'ean' && { gtin: stored.gtin }) };
}

/** @param left languages whose stored text stays */
function mergeTexts(written: Translations, stored: Translations, left: Locale[]): Translations {
  const texts = LOCALES.flatMap((locale) => {
    const text = (left.includes(locale) ? stored : written)[locale];
    return text ? [[locale, text]] : [];
  });
  return Object.fromEntries(texts) as Translations;
}

const byId = (id: number): OfferPicture => ({ id, url: '', alt: {} });

/** Images that have no address yet are not in the file, and stay. */
function pictures(
  record: OfferRecord,
  { media }: ProductRecord,
  addresses: ReadonlyMap<number, string>,
): OfferPicture[] {
  const idOf = new Map(media.map(({ id }) => [addresses.get(id) ?? '', id]));
  const listed = record.pictures.map((picture) => {
    const id = idOf.get(picture.url);
    return id === undefined ? picture : byId(id);
  });
  return [...listed, ...media.flatMap(({ id }) => (addresses.get(id) ? [] : byId(id)))];
}

/** A value that people changed keeps the definition of its name. */
function attributes(record: OfferRecord, stored: ProductRecord, { locale }: SheetRow): RecordAttribute[] {
  const rest = [...stored.attributes];
  const shown = (one: RecordAttribute) => bareCell(attributeCell(one, locale));
  return record.attributes.map((attribute) => {
    const same = rest.findIndex((one) => shown(one) === shown(attribute));
    if (same !== -1) return toRecordAttribute(rest.splice(same, 1)[0]!);
    const name = plainText(attribute.name, locale);
    const named = stored.attributes.find((one) => plainText(one.name, locale) === name);
    return named ? { ...attribute, name: named.name, definitionId: named.definitionId } : attribute;
  });
}

const toRecordAttribute = ({ id: _, ...attribute }: ProductRecord['attributes'][number]): RecordAttribute =>
  attribute;
