import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type ActionOf,
  AuditService,
  authorOf,
  type Author,
  type StoreChange,
} from '../../audit/audit.service.js';
import { bareTexts, type Translations } from '../../core/i18n/local-text.js';
import { pickFields } from '../product-columns.js';
import type { DifferingOffer } from './offer-rows.js';
import type { OfferPart, OfferState } from './offer-state.js';
import { toSnapshot } from './offer.snapshot.js';

/** Writes the audit entries of changes that people make: the parts that differ. */
@Injectable()
export class OfferJournal {
  constructor(private readonly audit: AuditService) {}

  async recordChanges(manager: EntityManager, author: Author, offers: DifferingOffer[]): Promise<void> {
    await this.audit.recordAll(manager, author, offers.map(toEntry));
  }

  /** Records changes that happened at an announced time: they have no author. */
  async recordByClock(manager: EntityManager, changes: ClockChange[]): Promise<void> {
    const entries = changes.map(({ id, companyId, name, before, after }) => ({
      action: 'product.switched' as const,
      id,
      companyId,
      before: { name: bareTexts(name), ...before },
      after: { name: bareTexts(name), ...after },
    }));
    await this.audit.recordAll(manager, authorOf(null), entries);
  }

  async recordCreation(
    manager: EntityManager,
    author: Author,
    id: number,
    offer: OfferState & { companyId: number },
  ): Promise<void> {
    const after = toSnapshot(offer);
    const { companyId } = offer;
    const created = { action: 'product.created', id, companyId, before: null, after } as const;
    await this.audit.recordAll(manager, author, [created]);
  }
}

/** A change of an offer by the clock. */
export interface ClockChange {
  id: number;
  companyId: number;
  name: Translations;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

function toEntry({ stored, wanted, parts }: DifferingOffer): StoreChange<'product'> {
  const { id, companyId } = stored;
  const action = actionOf(wanted, parts);
  const its = { action, id, companyId };
  if (action === 'product.deleted') return { ...its, before: toSnapshot(stored), after: null };
  if (action === 'product.restored') return { ...its, before: null, after: toSnapshot(stored) };
  // the entry's own name
  const before = pickFields(stored, ['name', ...parts]);
  const after = { name: stored.name, ...pickFields(wanted, parts) };
  return { ...its, before: toSnapshot(before), after: toSnapshot(after) };
}

function actionOf({ status, isDeleted }: Partial<OfferState>, parts: OfferPart[]): ActionOf<'product'> {
  if (parts.includes('isDeleted')) return isDeleted ? 'product.deleted' : 'product.restored';
  if (!parts.includes('status') || status === 'draft') return 'product.updated';
  return status === 'active' ? 'product.activated' : 'product.deactivated';
}
