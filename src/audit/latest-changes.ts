import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bool, nullable, statement, text, time } from '../core/database/statement.js';
import type { Locale } from '../core/i18n/locales.js';
import { Texts } from '../core/i18n/texts.js';
import type { AuditedKind } from './audit.service.js';
import type { AuditScope } from './store-view.js';

/** When and by whom an object was last changed. */
export interface LatestChange {
  /** ISO 8601. */
  at: string;
  /** Name, else e-mail address; for a store, the platform's name instead of its people; null: a command. */
  by: string | null;
}

/** Reads the last change of objects. */
@Injectable()
export class LatestChanges {
  constructor(
    private readonly database: DataSource,
    private readonly texts: Texts,
  ) {}

  /**
   * @param scope of the reader
   * @returns changes by object id; objects without entries are left out
   */
  async findChanges(
    kind: AuditedKind,
    ids: number[],
    { companyId }: AuditScope,
    locale: Locale,
  ): Promise<Map<number, LatestChange>> {
    if (!ids.length) return new Map();
    const rows = await LATEST.rows(this.database, [kind, ids.map(String), companyId ?? null]);
    return new Map(
      rows.map(({ id, at, by, isOutsider }) => {
        const name = by && isOutsider ? this.texts.t('audit.platform', locale) : by;
        return [Number(id), { at: at.toISOString(), by: name }];
      }),
    );
  }
}

const LATEST = statement({ id: text, at: time, by: nullable(text), isOutsider: bool })`
  select distinct on (e.object_id) e.object_id as id, e.at,
    coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), e.actor_email) as by,
    $3::integer is not null and u.company_id is distinct from $3 as "isOutsider"
  from audit_entries e left join users u on u.id = e.actor_id
  where e.object_kind = $1 and e.object_id = any($2::text[])
  order by e.object_id, e.id desc`;
