import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AttributeRegistry } from '../../attributes/attribute-registry.js';
import { AttributesService } from '../../attributes/attributes.service.js';
import { writtenTexts } from '../../core/i18n/local-text.js';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import { PictureReferences, referenceKey } from '../../media/picture-references.js';
import { differingParts } from './offer-comparison.js';
import type { RecordAttribute, OfferRecord, WritingSteps, WrittenOffers } from './offer-record.js';
import { type OfferPart, stateOfRecord } from './offer-state.js';
import { inCodeOrder, OfferWriter } from './offer-writer.js';
import { settleRecord } from './settled-offers.js';
import type { KnownOffer } from './offer-writer.statements.js';
import { TEXT_FIELDS } from '../product-columns.js';
import type { ProductRecord } from '../product-record.js';
import { ProductRecords } from '../own/product-records.js';

/**
 * Writes offers of an edited export: rows that are equal are not written, and the others keep their origin, feed or
 * person.
 */
@Injectable()
export class OfferEdits {
  constructor(
    private readonly writer: OfferWriter,
    private readonly records: ProductRecords,
    private readonly pictures: PictureReferences,
    private readonly attributes: AttributesService,
  ) {}

  /** @param records with distinct product codes */
  async write(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    steps: WritingSteps,
  ): Promise<WrittenOffers> {
    const known = await this.writer.findKnown(manager, companyId, records);
    const changed = await this.compare(manager, companyId, records, known);
    const differing = changed.filter(({ parts }) => parts.includes('attributes'));
    const registry = differing.length ? await this.attributes.registry() : null;
    const described = differing.map(({ record, stored }) => ({
      ...record,
      attributes: record.attributes.map((attribute) =>
        isAttributeOf(stored, attribute) ? attribute : fitted(attribute, registry!),
      ),
    }));
    const written = changed.map(({ record }) => record);
    const unchanged = records.length - changed.length;
    const batch = { records: written, known, described, unchanged, isEdit: true };
    return this.writer.replace(manager, companyId, batch, steps);
  }

  /**
   * Compares the records with the stored offers, and writes nothing.
   * @param known existing offers by product code
   * @returns those that differ, in the writer's order, completed from the stored offers
   */
  async compare(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    known: Map<string, KnownOffer>,
  ): Promise<EditedOffer[]> {
    const ids = [...known.values()].map(({ id }) => id);
    const rows = await this.records.byIds(ids, manager);
    const storedOf = new Map(rows.map((record) => [record.productCode, record]));
    const found = await this.pictures.find(
      manager,
      companyId,
      records.flatMap(({ pictures }) => pictures),
    );
    const now = Date.now();
    const offers = inCodeOrder(records).map((edited) => {
      const stored = storedOf.get(edited.productCode);
      const record = settleRecord(completed(edited, stored), now, stored);
      const wanted = stateOfRecord(record, (picture) => found.get(referenceKey(picture)));
      return { record, stored, parts: differingParts(stored ?? {}, wanted) };
    });
    return offers.filter(({ stored, parts }) => !stored || stored.deletedAt || parts.length);
  }
}

/** A record that differs from its offer, and in which parts. */
interface EditedOffer {
  record: OfferRecord;
  stored: ProductRecord | undefined;
  parts: OfferPart[];
}

function isAttributeOf(stored: ProductRecord | undefined, attribute: RecordAttribute): boolean {
  return Boolean(stored?.attributes.some(({ id: _, ...known }) => isDeepStrictEqual(known, attribute)));
}

/**
 * Fills fields that the file does not contain from the stored offer; a product remains a product, a service a
 * service. Its texts are written like a person's, because the file does not mark texts in a third language.
 */
function completed(record: OfferRecord, stored: ProductRecord | undefined): OfferRecord {
  if (!stored) return record;
  const { kind, categoryIds } = stored.kind === record.kind ? record : stored;
  const texts = TEXT_FIELDS.map(({ name }) => {
    const translations = { sl: '', en: '', ...record[name] };
    return [name, writtenTexts(stored[name], { translations }, DEFAULT_LOCALE)];
  });
  // a deleted one that the file restores without a status stays hidden
  const wanted = record.status ?? (stored.deletedAt ? 'inactive' : stored.status);
  // a blocked offer is active as far as its store goes
  const status = stored.status === 'blocked' && wanted === 'active' ? 'blocked' : wanted;
  return { ...record, ...Object.fromEntries(texts), kind, categoryIds, status };
}

/** The value as its definition has it; free text if it does not fit. */
function fitted(attribute: RecordAttribute, registry: AttributeRegistry): RecordAttribute {
  const definition = attribute.definitionId === null ? undefined : registry.get(attribute.definitionId);
  const read = definition && registry.read(definition, attribute);
  return read && !('key' in read) ? { ...attribute, ...read } : { ...attribute, definitionId: null };
}
