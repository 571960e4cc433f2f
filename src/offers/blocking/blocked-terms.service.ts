import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { type BlockedTerm, termWords } from '../../products/blocking/blocked-term.js';
import { TERMS } from '../../products/blocking/blocking.statements.js';
import { BlockedOfferRequests } from '../../products/refresh/blocked-offer-requests.js';
import * as statements from './blocked-term.statements.js';

/** Each offer is compared with all of them. */
const MAX_TERMS = 500;

/**
 * Terms that block offers. A worker applies a change to stored offers; each write of an offer applies it
 * immediately.
 */
@Injectable()
export class BlockedTermsService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly requests: BlockedOfferRequests,
  ) {}

  list() {
    return statements.LIST.rows(this.database);
  }

  /**
   * Adds the term, or changes the one with its id; does nothing if it is unchanged.
   * @throws Conflict if a term with the same words exists, or there are `MAX_TERMS`
   * @throws NotFound
   */
  save(by: Actor, { id, ...term }: Omit<BlockedTerm, 'id'> & { id: number | null }): Promise<void> {
    return this.changing(async (manager, terms) => {
      const before = terms.find((other) => other.id === id);
      if (id !== null && !before) throw new NotFound();
      const words = termWords(term.term);
      const same = terms.find((other) => other.id !== id && termWords(other.term) === words);
      if (same) throw Conflict.because('term', 'blocked-terms.errors.taken', { term: same.term });
      if (!before && terms.length >= MAX_TERMS)
        throw Conflict.because('term', 'blocked-terms.errors.full', { count: MAX_TERMS });
      if (before && JSON.stringify(valuesOf(before)) === JSON.stringify(valuesOf(term))) return false;
      const written = before
        ? await statements.CHANGE.one(manager, [before.id, ...valuesOf(term)])
        : await statements.ADD.one(manager, valuesOf(term));
      await this.audit.record(manager, by, {
        action: before ? 'blocked-term.updated' : 'blocked-term.created',
        id: written.id,
        before: before ? toSnapshot(before) : null,
        after: toSnapshot(term),
      });
      return true;
    });
  }

  /** Offers that only it blocks are released. @throws NotFound */
  remove(by: Actor, id: number): Promise<void> {
    return this.changing(async (manager, terms) => {
      const before = terms.find((other) => other.id === id);
      if (!before) throw new NotFound();
      await statements.REMOVE.one(manager, [id]);
      await this.audit.record(manager, by, {
        action: 'blocked-term.deleted',
        id,
        before: toSnapshot(before),
        after: null,
      });
      return true;
    });
  }

  /** Runs alone: checks and the write are one step, and no transaction compares offers with the old terms. */
  private changing(work: (manager: EntityManager, terms: BlockedTerm[]) => Promise<boolean>): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.query(takeLock('blockedTerms'));
      if (await work(manager, await TERMS.rows(manager))) await this.requests.add(manager);
    });
  }
}

type Content = Omit<BlockedTerm, 'id'>;

const valuesOf = ({ term, reason, forms, google, adult, inNames, exceptions }: Content) => [
  term,
  reason,
  forms,
  google,
  adult,
  inNames,
  exceptions,
];

/** A term in the audit log. */
const toSnapshot = ({ term, reason, forms, google, adult, inNames, exceptions }: Content) => ({
  term,
  reason: `blocked_${reason}`,
  ...(forms.length && { forms: forms.join(', ') }),
  ...(google.length && { google: google.join(', ') }),
  ...(adult && { adult }),
  ...(inNames && { inNames }),
  ...(exceptions.length && { exceptions: exceptions.join(', ') }),
});
