import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Can } from '../../../access/can.decorator.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { LocalizedGet } from '../../../routes.js';
import { StatisticsQuery } from '../statistics.query.js';
import { VisitsCsv } from './visits-csv.js';

/** CSV files of the visits views. */
@Controller()
@Can('company.read')
export class VisitsPagesController {
  constructor(private readonly csv: VisitsCsv) {}

  @LocalizedGet('admin.statistics.days')
  days(@Req() { query, locale, actor }: FastifyRequest, @Res() reply: FastifyReply) {
    return this.csv.send('days', actor, lenientQuery(StatisticsQuery, query), locale, reply);
  }

  @LocalizedGet('admin.statistics.products')
  products(@Req() { query, locale, actor }: FastifyRequest, @Res() reply: FastifyReply) {
    return this.csv.send('products', actor, lenientQuery(StatisticsQuery, query), locale, reply);
  }

  @LocalizedGet('admin.statistics.companies')
  @Can('platform.manage')
  companies(@Req() { query, locale, actor }: FastifyRequest, @Res() reply: FastifyReply) {
    return this.csv.send('companies', actor, lenientQuery(StatisticsQuery, query), locale, reply);
  }

  @LocalizedGet('admin.statistics.categories')
  @Can('platform.manage')
  categories(@Req() { query, locale, actor }: FastifyRequest, @Res() reply: FastifyReply) {
    return this.csv.send('categories', actor, lenientQuery(StatisticsQuery, query), locale, reply);
  }
}
