import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../core/i18n/texts.js';
import { Can } from '../access/can.decorator.js';
import { sendFile } from '../core/http/api/send-file.js';
import { lenientQuery } from '../core/http/input/lenient-query.js';
import { PrivateTitle } from '../core/http/pages/page-head.js';
import { PageList } from '../core/http/api/page-list.js';
import { Page } from '../core/inertia/page.decorator.js';
import { LocalizedGet, route } from '../routes.js';
import { AuditCsv } from './audit-csv.js';
import { AuditNames } from './audit-names.js';
import { AuditPresenter } from './audit.presenter.js';
import { AuditQuery } from './audit.query.js';
import { AuditSearch, ENTRIES_PER_PAGE } from './audit.search.js';
import { AUDITED, type AuditedKind } from './audit.service.js';

/** The page of the audit log. */
@Controller()
export class AuditPagesController {
  constructor(
    private readonly found: AuditSearch,
    private readonly names: AuditNames,
    private readonly csv: AuditCsv,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.audit-log')
  @Can('platform.manage')
  @Page('audit/index')
  @PrivateTitle('audit.title')
  async index(@Req() request: FastifyRequest) {
    const { locale } = request;
    const asked = lenientQuery(AuditQuery, request.query);
    const { items, count } = await this.found.search(asked);
    const presenter = new AuditPresenter(this.texts, locale, await this.names.findNames(items, locale));
    const list = new PageList(asked, (next) => route('admin.audit-log', {}, locale, next));
    const file = new PageList(asked, (next) => route('admin.audit-log.csv', {}, locale, next));
    const { query = '', kind = null, from = null, to = null } = asked;
    return {
      entries: items.map((entry) => presenter.toEntry(entry)),
      ...list.props(() => count, ENTRIES_PER_PAGE, Boolean(query || kind || from || to)),
      sorts: list.sorts(['at']),
      filters: { query, kind, from, to },
      csvUrl: file.url({ page: 1 }),
      kinds: Object.keys(AUDITED).map((id) => presenter.toKind(id as AuditedKind)),
      kindCounts: await this.found.countByKind(asked),
    };
  }

  @LocalizedGet('admin.audit-log.csv')
  @Can('platform.manage')
  download(@Req() { query, locale }: FastifyRequest, @Res() reply: FastifyReply) {
    const fileName = `${this.texts.t('audit.csv.file', locale)}-${new Date().toISOString().slice(0, 10)}`;
    return sendFile(reply, `${fileName}.csv`, this.csv.stream(lenientQuery(AuditQuery, query), locale));
  }
}
