import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Things whose changes are kept, with the changes that there are. */
export const AUDITED = {
  user: ['signed-up', 'invited', 'updated', 'activated', 'deactivated', 'granted'],
  company: ['created', 'updated', 'activated', 'deactivated'],
  category: ['created', 'updated', 'moved', 'deleted'],
} as const;

type Audited = typeof AUDITED;
export type AuditAction = {
  [Kind in keyof Audited]: `${Kind}.${Audited[Kind][number]}`;
}[keyof Audited];

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
    await manager.insert(AuditEntry, {
      actorId: person?.userId ?? null,
      actorEmail: person?.email ?? null,
      action,
      objectKind: action.split('.')[0]!,
      objectId: String(id),
      before: before && pick(before, changed),
      after: after && pick(after, changed),
    } as object);
  }
}

function pick(values: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}
