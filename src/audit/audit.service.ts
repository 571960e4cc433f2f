import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { plainText, type Translations } from '../core/i18n/local-text.js';
import { DEFAULT_LOCALE } from '../core/i18n/locales.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Things whose changes are kept, with the changes that there are. */
export const AUDITED = {
  user: ['signed-up', 'invited', 'updated', 'activated', 'deactivated', 'granted', 'deleted'],
  company: ['created', 'updated', 'activated', 'deactivated', 'deleted'],
  category: ['created', 'updated', 'moved', 'deleted'],
  attribute: ['created', 'updated', 'deleted'],
  'product-data': ['created', 'updated', 'approved', 'rejected', 'merged', 'deleted'],
  product: ['created', 'updated', 'activated', 'deactivated', 'deleted', 'restored'],
} as const;

type Audited = typeof AUDITED;
export type AuditedKind = keyof Audited;
export type AuditAction = {
  [Kind in keyof Audited]: `${Kind}.${Audited[Kind][number]}`;
}[keyof Audited];

/** The field that an object of each kind is called by: a text, or one in each language. */
const NAMES: Record<AuditedKind, string> = {
  user: 'email',
  company: 'companyName',
  category: 'name',
  attribute: 'name',
  'product-data': 'name',
  product: 'name',
};

export interface AuditedChange {
  action: AuditAction;
  id: number;
  /** The named fields before and after; whoever calls picks them, and no secret is among them. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Who changed what, written in the transaction of the change itself. */
@Injectable()
export class AuditService {
  /** Keeps the fields that differ; a change that changes nothing leaves no entry. `by` null: a command. */
  async record(
    manager: EntityManager,
    by: Actor | null,
    { action, id, before, after }: AuditedChange,
  ): Promise<void> {
    const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    const changed = names.filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
    if (!changed.length) return;
    const person = by?.kind === 'person' ? by : null;
    const kind = action.split('.')[0] as AuditedKind;
    await manager.insert(AuditEntry, {
      actorId: person?.userId ?? null,
      actorEmail: person?.email ?? null,
      action,
      objectKind: kind,
      objectId: String(id),
      objectName: nameOf(kind, after ?? before),
      before: before && pick(before, changed),
      after: after && pick(after, changed),
    } as object);
  }
}

function nameOf(kind: AuditedKind, snapshot: Record<string, unknown> | null): string | null {
  const name = snapshot?.[NAMES[kind]];
  return typeof name === 'string'
    ? name
    : plainText(name as Translations | undefined, DEFAULT_LOCALE) || null;
}

function pick(values: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}
