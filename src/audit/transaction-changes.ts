import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { int, json, nullable, oneOf, statement, text } from '../core/database/statement.js';
import { type AuditAction, type AuditedKind, authorOf } from './audit.service.js';

type Fields = Record<string, unknown> | null;

const FIRST = statement({ id: nullable(int) })`
  select min(id)::integer as id from audit_entries
  where actor_id is not distinct from $1::integer and object_kind = $2 and at = now()`;

const CHANGES = statement({
  action: oneOf<AuditAction>(),
  id: text,
  before: nullable(json<Fields>()),
  after: nullable(json<Fields>()),
})`
  select e.action, e.object_id as id, e.before, e.after
  from audit_entries first join audit_entries e on e.at = first.at and e.id >= first.id
    and e.actor_id is not distinct from first.actor_id and e.object_kind = first.object_kind
  where first.id = $2 and first.object_kind = $1 order by e.id`;

/** Reads all changes of one transaction, to undo them. */
@Injectable()
export class TransactionChanges {
  /** The id of this transaction's first change; null: there is none. */
  async firstOf(manager: EntityManager, actor: Actor, kind: AuditedKind): Promise<number | null> {
    return (await FIRST.one(manager, [authorOf(actor).userId, kind])).id;
  }

  /** The changes of the transaction with this first change. */
  find(manager: EntityManager, kind: AuditedKind, first: number) {
    return CHANGES.rows(manager, [kind, first]);
  }
}
