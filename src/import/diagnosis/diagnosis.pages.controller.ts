import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet } from '../../routes.js';
import { DiagnosisQuery } from './diagnosis.input.js';
import { DiagnosisPage } from './diagnosis-page.js';

/** The diagnosis page. */
@Controller()
export class DiagnosisPagesController {
  constructor(private readonly page: DiagnosisPage) {}

  @LocalizedGet('admin.imports.diagnosis')
  @Can('company.read')
  @Page('import/diagnosis')
  @PrivateTitle('diagnosis.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(DiagnosisQuery, query), locale);
  }
}
