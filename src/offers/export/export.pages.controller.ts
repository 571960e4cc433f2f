import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { sendFile } from '../../core/http/api/send-file.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { ownFilters } from '../../products/own/own-products.query.js';
import { LocalizedGet } from '../../routes.js';
import { ExportQuery } from './export.query.js';
import { OfferExports } from './offer-exports.js';

/** A store's products and services as a file. */
@Controller()
export class ExportPagesController {
  constructor(
    private readonly exports: OfferExports,
    private readonly companies: CompaniesService,
    private readonly texts: Texts,
  ) {}

  /** Exports one store, which catalogue admins must select. */
  @LocalizedGet('admin.products.export')
  @Can('company.read')
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { locale } = request;
    const { format, kind, ...query } = lenientQuery(ExportQuery, request.query);
    const { companyId, ...filters } = ownFilters(request.actor, kind, query);
    if (companyId === undefined) throw new NotFound();
    const { slug } = await this.companies.get(companyId);
    const title = this.texts.t(`export.file.${kind ?? 'all'}`, locale);
    const fileName = `${title}-${slug}-${new Date().toISOString().slice(0, 10)}.${format}` as const;
    const content = this.exports.stream({ ...filters, companyId, status: query.status }, format, locale);
    return sendFile(reply, fileName, content);
  }
}
