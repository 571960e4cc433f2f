import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PageList } from '../core/http/api/page-list.js';
import { int, statement, text } from '../core/database/statement.js';
import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import { AuditPresenters } from './audit-presenters.js';
import type { AuditQuery } from './audit.query.js';
import { AuditSearch, ENTRIES_PER_PAGE } from './audit.search.js';
import { AUDITED_KINDS, STORE_KINDS } from './audit.service.js';
import type { AuditScope } from './store-view.js';

/** Reads the page of the audit log. */
@Injectable()
export class AuditPage {
  constructor(
    private readonly database: DataSource,
    private readonly found: AuditSearch,
    private readonly presenters: AuditPresenters,
  ) {}

  async props(scope: AuditScope, asked: AuditQuery, locale: Locale) {
    const { items, count } = await this.found.search(scope, asked);
    const presenter = await this.presenters.presenterOf(items, scope, locale);
    const list = new PageList(asked, (next) => route('admin.audit-log', {}, locale, next));
    const file = new PageList(asked, (next) => route('admin.audit-log.csv', {}, locale, next));
    const { query = '', kind = null, company: companyId = null, from = null, to = null } = asked;
    const isOfStore = scope.companyId !== undefined;
    return {
      entries: items.map((entry) => presenter.toEntry(entry)),
      ...list.props(() => count, ENTRIES_PER_PAGE, Boolean(query || kind || companyId || from || to)),
      sorts: list.sorts(['at']),
      filters: { query, kind, companyId, from, to },
      csvUrl: file.url({ page: 1 }),
      kinds: (isOfStore ? STORE_KINDS : AUDITED_KINDS).map((id) => presenter.toKind(id)),
      kindCounts: await this.found.countByKind(scope, asked),
      companies: isOfStore ? [] : await STORES.rows(this.database),
      companyCounts: isOfStore ? {} : await this.found.countByCompany(scope, asked),
      since: isOfStore ? await this.found.firstTime(scope) : null,
    };
  }
}

/** The room of companies is above this one. */
const STORES = statement({ id: int, name: text })`
  select id, company_name as name from companies order by company_name collate "sl-x-icu", id`;
