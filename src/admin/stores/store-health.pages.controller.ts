import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet } from '../../routes.js';
import { StoreHealthPage } from './store-health-page.js';
import { StoreHealthQuery } from './store-health.query.js';

/** The table of all stores with the state of their data. */
@Controller()
export class StoreHealthPagesController {
  constructor(private readonly page: StoreHealthPage) {}

  @LocalizedGet('admin.stores')
  @Can('platform.manage')
  @Page('stores/index')
  @PrivateTitle('store-health.title')
  index(@Req() { query, locale }: FastifyRequest) {
    return this.page.props(lenientQuery(StoreHealthQuery, query), locale);
  }
}
