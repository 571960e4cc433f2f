import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet } from '../../routes.js';
import { ChangesPageQuery } from './changes.input.js';
import { ChangesPage } from './changes-page.js';

/** The admin page with the changes of a run. */
@Controller()
export class ChangesPagesController {
  constructor(private readonly page: ChangesPage) {}

  @LocalizedGet('admin.imports.changes')
  @Can('company.read')
  @Page('import/changes')
  @PrivateTitle('differences.title')
  index(@Req() { query, locale, actor }: FastifyRequest, @Param() { id }: IdParams) {
    return this.page.props(actor, id, lenientQuery(ChangesPageQuery, query), locale);
  }
}
