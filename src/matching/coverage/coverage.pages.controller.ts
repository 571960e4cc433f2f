import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet } from '../../routes.js';
import { CoveragePage } from './coverage-page.js';
import { CoverageQuery } from './coverage.query.js';

/** How many products are compared, by store or category. */
@Controller()
export class CoveragePagesController {
  constructor(private readonly page: CoveragePage) {}

  @LocalizedGet('admin.matches.coverage')
  @Can('platform.manage')
  @Page('matches/coverage')
  @PrivateTitle('matching.coverage.title')
  index(@Req() { query, locale }: FastifyRequest) {
    return this.page.props(lenientQuery(CoverageQuery, query), locale);
  }
}
