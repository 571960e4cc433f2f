import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { type BlockedTerm, termWords } from '../intake/category-resolver.js';
import * as statements from './blocked-term.statements.js';

/** Each path of a feed is held against all of them. */
const MAX_TERMS = 500;

export interface ListedTerm extends BlockedTerm {
  id: number;
  /** Items of the stores' current feeds that it keeps out. */
  stopped: number;
  /** That send some of them. */
  stores: number;
}

/** The words that keep goods out; they count from the next import of a store. */
@Injectable()
export class BlockedTermsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  list(): Promise<ListedTerm[]> {
    return this.database.query<ListedTerm[]>(statements.LIST);
  }

  /** @throws Conflict when a term of the same words is there, or there are too many */
  add(by: Actor, { term, reason }: BlockedTerm): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.query(statements.LOCK);
      const terms = await manager.query<{ term: string }[]>(statements.TERMS);
      const same = terms.find((other) => termWords(other.term) === termWords(term));
      if (same) throw refused('blocked-terms.errors.taken', { term: same.term });
      if (terms.length >= MAX_TERMS) throw refused('blocked-terms.errors.full', { count: MAX_TERMS });
      const [added] = await manager.query<[{ id: number }]>(statements.ADD, [term, reason]);
      const after = toSnapshot({ term, reason });
      await this.audit.record(manager, by, {
        action: 'blocked-term.created',
        id: added.id,
        before: null,
        after,
      });
    });
  }

  /** @throws NotFound */
  remove(by: Actor, id: number): Promise<void> {
    return this.database.transaction(async (manager) => {
      const [[before]] = await manager.query<[BlockedTerm[], number]>(statements.REMOVE, [id]);
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

/** What the audit trail keeps. */
const toSnapshot = ({ term, reason }: BlockedTerm) => ({ term, reason: `blocked_${reason}` });

const refused = (key: string, values: Record<string, string | number>) =>
  new Conflict(key, values, { term: { key, values } });
