import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { json, statement } from '../../core/database/statement.js';
import type { OfferDifference } from './offer-difference.js';
import { differencesOf } from './offer-differences.js';
import { KeptFields } from './kept-fields.js';
import { OfferEdits } from './offer-edits.js';
import { type OfferSnapshot, offerSnapshot } from './offer-snapshot.js';
import type { OfferRecord } from './offer-record.js';
import { isUnchanged } from './offer-writer-rows.js';
import { FIND_DELETED, FIND_KNOWN } from './offer-writer.statements.js';

/** Compares offers with the stored ones, and writes nothing. */
@Injectable()
export class OfferDryRun {
  constructor(
    private readonly edits: OfferEdits,
    private readonly kept: KeptFields,
  ) {}

  /**
   * @param records with distinct product codes
   * @param areEdits whether they come from an edited export, which `OfferEdits` writes
   */
  async of(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    areEdits: boolean,
  ): Promise<OfferDifference[]> {
    const codes = records.map(({ productCode }) => productCode);
    const deleted = await FIND_DELETED.rows(manager, [companyId, codes]);
    const rows = await FIND_KNOWN.rows(manager, [companyId, codes, []]);
    const known = new Map(rows.map((row) => [row.productCode, row]));
    const changed = areEdits
      ? (await this.edits.compare(manager, companyId, records, known)).changed
      : await this.kept.withoutKept(
          manager,
          companyId,
          records.filter((record) => !isUnchanged(known.get(record.productCode), record)),
          known,
        );
    const changedIds = changed.flatMap(({ productCode }) => known.get(productCode)?.id ?? []);
    const snapshots = await SNAPSHOTS.rows(manager, [[...changedIds, ...deleted.map(({ id }) => id)]]);
    return differencesOf(
      changed,
      snapshots.map(({ image }) => image),
      codes.filter((code) => !known.has(code)),
      areEdits,
    );
  }
}

const SNAPSHOTS = statement({
  image: json<OfferSnapshot>(),
})`select ${offerSnapshot('p')} as image from products p where p.id = any($1::integer[])`;
