import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { type BlockedTerm, termWords } from '../intake/category-resolver.js';
import * as statements from './blocked-term.statements.js';

/** Each category path of a feed is compared with all of them. */
const MAX_TERMS = 500;

/** Terms that block items by their category path, from a store's next import on. */
@Injectable()
export class BlockedTermsService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  list() {
    return statements.LIST.rows(this.database);
  }

  /** @throws Conflict when a term of the same words exists, or `MAX_TERMS` do */
  add(by: Actor, { term, reason }: BlockedTerm): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.query(statements.LOCK);
      const terms = await statements.TERMS.rows(manager);
      const same = terms.find((other) => termWords(other.term) === termWords(term));
      if (same) throw Conflict.because('term', 'blocked-terms.errors.taken', { term: same.term });
      if (terms.length >= MAX_TERMS)
        throw Conflict.because('term', 'blocked-terms.errors.full', { count: MAX_TERMS });
      const { id } = await statements.ADD.one(manager, [term, reason]);
      const after = toSnapshot({ term, reason });
      await this.audit.record(manager, by, {
        action: 'blocked-term.created',
        id,
        before: null,
        after,
      });
    });
  }

  /** @throws NotFound */
  remove(by: Actor, id: number): Promise<void> {
    return this.database.transaction(async (manager) => {
      const before = await statements.REMOVE.row(manager, [id]);
      if (!before) throw new NotFound();
      await this.audit.record(manager, by, {
        action: 'blocked-term.deleted',
        id,
        before: toSnapshot(before),
        after: null,
      });
    });
  }
}

/** A term as the audit log keeps it. */
const toSnapshot = ({ term, reason }: BlockedTerm) => ({ term, reason: `blocked_${reason}` });
