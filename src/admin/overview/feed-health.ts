import { isWritten } from '../../import/import-states.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import { int, nullable, statement, time } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ALERT_AFTER } from '../../import/pulls/pull-schedule.js';
import { route } from '../../routes.js';
import type { FeedHealthProps } from './overview.pages.js';

/** Whether offers keep coming: the feeds that are fetched, and the last import. */
@Injectable()
export class FeedHealth {
  constructor(private readonly database: DataSource) {}

  async readHealth(actor: Actor, locale: Locale): Promise<FeedHealthProps> {
    const { companyId = null } = companyScope(actor, 'company.read');
    const [feeds, run] = await Promise.all([
      FEEDS.one(this.database, [companyId]),
      LAST_WRITTEN.row(this.database, [companyId]),
    ]);
    return {
      feeds: { ...feeds, nextAt: feeds.nextAt?.toISOString() ?? null },
      feedsUrl: can(actor, 'imports.run') ? route('admin.imports.feeds', {}, locale) : null,
      lastImport: run
        ? {
            url: route('admin.imports', {}, locale, { import: run.id }),
            at: run.finishedAt.toISOString(),
            read: run.read,
            rejected: run.rejected,
          }
        : null,
      diagnosisUrl: route('admin.imports.diagnosis', {}, locale),
    };
  }
}

/** Feeds of the store $1, or of all. */
const FEEDS = statement({ active: int, shaky: int, failing: int, nextAt: nullable(time) })`
  select count(*)::integer as active,
    count(*) filter (where failures > 0 and failures < ${ALERT_AFTER})::integer as shaky,
    count(*) filter (where failures >= ${ALERT_AFTER})::integer as failing, min(next_at) as "nextAt"
  from feeds where active and ($1::integer is null or company_id = $1)`;

const LAST_WRITTEN = statement({ id: int, finishedAt: time, read: int, rejected: int })`
  select id, coalesce(finished_at, created_at) as "finishedAt", items_read as read, rejected from imports
  where ${isWritten()} and ($1::integer is null or company_id = $1)
  order by id desc limit 1`;
