import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { command } from '../../core/database/statement.js';
import type { FieldCoverage, OfferGap } from '../intake/field-coverage.js';

/** Which fields a feed fills, and which offers lack some. */
@Injectable()
export class CoverageStore {
  /** Adds the counts of a batch, in its transaction. */
  async add(
    manager: EntityManager,
    importId: number,
    { coverage, gaps }: { coverage: FieldCoverage[]; gaps: OfferGap[] },
  ): Promise<void> {
    if (coverage.length) await ADD_COVERAGE.run(manager, [importId, JSON.stringify(coverage)]);
    if (gaps.length) await ADD_GAPS.run(manager, [importId, JSON.stringify(gaps)]);
  }
}

const ADD_COVERAGE = command(`
  insert into import_coverage as c (import_id, field, filled, total)
  select $1, x.field, x.filled, x.total from json_to_recordset($2::json) as x(field text, filled integer, total integer)
  on conflict (import_id, field) do update set filled = c.filled + excluded.filled, total = c.total + excluded.total`);

const ADD_GAPS = command(`
  insert into import_gaps (import_id, item_number, line, product_code, name, fields)
  select $1, x."itemNumber", x.line, x."productCode", x.name, x.fields
  from jsonb_to_recordset($2::jsonb) as x("itemNumber" integer, line integer, "productCode" text, name jsonb, fields text[])`);
