import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { nullable, statement, text, time } from '../core/database/statement.js';
import type { AuditedKind } from './audit.service.js';

/** When and by whom an object was last changed. */
export interface LatestChange {
  /** ISO 8601. */
  at: string;
  /** Name, else e-mail address; null: a command. */
  by: string | null;
}

/** Reads the last change of objects. */
@Injectable()
export class LatestChanges {
  constructor(private readonly database: DataSource) {}

  /** @returns changes by object id; objects without entries are left out */
  async findChanges(kind: AuditedKind, ids: number[]): Promise<Map<number, LatestChange>> {
    if (!ids.length) return new Map();
    const rows = await LATEST.rows(this.database, [kind, ids.map(String)]);
    return new Map(rows.map(({ id, at, by }) => [Number(id), { at: at.toISOString(), by }]));
  }
}

const LATEST = statement({ id: text, at: time, by: nullable(text) })`
  select distinct on (e.object_id) e.object_id as id, e.at,
    coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), e.actor_email) as by
  from audit_entries e left join users u on u.id = e.actor_id
  where e.object_kind = $1 and e.object_id = any($2::text[])
  order by e.object_id, e.id desc`;
