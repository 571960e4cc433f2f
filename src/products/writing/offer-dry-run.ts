import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OfferDifference } from './offer-difference.js';
import { differencesOf } from './offer-differences.js';
import { OfferEdits } from './offer-edits.js';
import { type OfferSnapshot, offerSnapshot } from './offer-snapshot.js';
import type { OfferRecord } from './offer-record.js';
import { isUnchanged, type KnownOffer } from './offer-writer-rows.js';
import { FIND_DELETED, FIND_KNOWN } from './offer-writer.statements.js';

const SNAPSHOTS = `select ${offerSnapshot('p')} as image from products p where p.id = any($1::integer[])`;

/** Tells what writing offers would change, and writes nothing. */
@Injectable()
export class OfferDryRun {
  constructor(private readonly edits: OfferEdits) {}

  /**
   * @param records with distinct product codes
   * @param areEdits they come from a file of ours that people have edited, and `OfferEdits` would write them
   */
  async of(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    areEdits: boolean,
  ): Promise<OfferDifference[]> {
    const codes = records.map(({ productCode }) => productCode);
    const deleted = await manager.query<{ id: number }[]>(FIND_DELETED, [companyId, codes]);
    const rows = await manager.query<KnownOffer[]>(FIND_KNOWN, [companyId, codes, []]);
    const known = new Map(rows.map((row) => [row.productCode, row]));
    const changed = areEdits
      ? (await this.edits.compare(manager, companyId, records, known)).changed
      : records.filter((record) => !isUnchanged(known.get(record.productCode), record));
    const changedIds = changed.flatMap(({ productCode }) => known.get(productCode)?.id ?? []);
    const snapshots = await manager.query<{ image: OfferSnapshot }[]>(SNAPSHOTS, [
      [...changedIds, ...deleted.map(({ id }) => id)],
    ]);
    return differencesOf(
      changed,
      snapshots.map(({ image }) => image),
      codes.filter((code) => !known.has(code)),
    );
  }
}
