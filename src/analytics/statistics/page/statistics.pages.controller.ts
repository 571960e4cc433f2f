import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Can } from '../../../access/can.decorator.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../../core/http/pages/page-head.js';
import { Page } from '../../../core/inertia/page.decorator.js';
import { LocalizedGet } from '../../../routes.js';
import { SearchesCsv } from '../csv/searches-csv.js';
import { StatisticsPage } from './statistics-page.js';
import { StatisticsQuery } from '../statistics.query.js';

/** The statistics section of the admin area. */
@Controller()
export class StatisticsPagesController {
  constructor(
    private readonly page: StatisticsPage,
    private readonly csv: SearchesCsv,
  ) {}

  @LocalizedGet('admin.statistics')
  @Can('company.read')
  @Page('statistics/index')
  @PrivateTitle('admin.sections.statistics')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(StatisticsQuery, query), locale);
  }

  /** CSV file of the searches view. */
  @LocalizedGet('admin.statistics.searches')
  @Can('platform.manage')
  searches(@Req() { query, locale }: FastifyRequest, @Res() reply: FastifyReply) {
    return this.csv.send(reply, lenientQuery(StatisticsQuery, query), locale);
  }
}
