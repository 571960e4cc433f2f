import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../access/actor.js';
import { int, statement } from '../../../core/database/statement.js';
import { NotFound } from '../../../core/errors/domain-errors.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import { FeedMappingsService } from '../../stored-mappings/feed-mappings.service.js';
import { mayRunImports, maySeeImports } from '../../import.policy.js';

/** A store's own formats, and the imports whose files have them. */
@Injectable()
export class StoredFormats {
  constructor(
    private readonly database: DataSource,
    private readonly mappings: FeedMappingsService,
  ) {}

  /** All of a store, the last changed first; the caller checks the permission. */
  list(companyId: number): Promise<FeedMapping[]> {
    return this.mappings.list(companyId);
  }

  /** @throws NotFound also for a format of another company */
  async get(actor: Actor, id: number): Promise<FeedMapping> {
    const mapping = await this.mappings.findById(id);
    if (!mapping || !maySeeImports(actor, mapping.companyId)) throw new NotFound();
    return mapping;
  }

  /**
   * Deletes a format; later files of this kind wait for a mapping again.
   * @param check gets the locked mapping; throws if it differs from the one that the person saw
   * @throws NotFound also for a format of another company
   */
  async remove(actor: Actor, id: number, check: (mapping: FeedMapping) => void): Promise<void> {
    const mapping = await this.get(actor, id);
    if (!mayRunImports(actor, mapping.companyId)) throw new NotFound();
    await this.mappings.remove(actor, mapping, check);
  }

  /** The newest import with a stored file in each format, by the mapping's id. */
  async shownBy(companyId: number): Promise<Map<number, number>> {
    const rows = await SHOWN_BY.rows(this.database, [companyId]);
    return new Map(rows.map(({ id, importId }) => [id, importId]));
  }
}

const SHOWN_BY = statement({ id: int, importId: int })`
  select m.id, max(i.id) as "importId" from feed_mappings m
    join imports i on i.company_id = m.company_id and i.cleaned_at is null
      and (i.id = m.import_id or i.summary->'mapping'->>'root' = m.root and i.summary->'mapping'->>'item' = m.item
        and coalesce(i.summary->'mapping'->>'header', '') = m.header)
  where m.company_id = $1 group by m.id`;
