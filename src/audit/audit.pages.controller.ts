import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../core/i18n/texts.js';
import { companyScope } from '../access/actor-scope.js';
import { Can } from '../access/can.decorator.js';
import { sendFile } from '../core/http/api/send-file.js';
import { lenientQuery } from '../core/http/input/lenient-query.js';
import { PrivateTitle } from '../core/http/pages/page-head.js';
import { Page } from '../core/inertia/page.decorator.js';
import { LocalizedGet } from '../routes.js';
import { AuditCsv } from './audit-csv.js';
import { AuditPage } from './audit-page.js';
import { AuditQuery } from './audit.query.js';

/** The page of the audit log: all of it, or the part of the own store. */
@Controller()
export class AuditPagesController {
  constructor(
    private readonly page: AuditPage,
    private readonly csv: AuditCsv,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.audit-log')
  @Can('company.write')
  @Page('audit/index')
  @PrivateTitle('audit.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    const scope = companyScope(actor, 'company.write');
    return this.page.props(scope, lenientQuery(AuditQuery, query), locale);
  }

  @LocalizedGet('admin.audit-log.csv')
  @Can('company.write')
  download(@Req() { query, locale, actor }: FastifyRequest, @Res() reply: FastifyReply) {
    const fileName = `${this.texts.t('audit.csv.file', locale)}-${new Date().toISOString().slice(0, 10)}`;
    const scope = companyScope(actor, 'company.write');
    const file = this.csv.stream(scope, lenientQuery(AuditQuery, query), locale);
    return sendFile(reply, `${fileName}.csv`, file);
  }
}
