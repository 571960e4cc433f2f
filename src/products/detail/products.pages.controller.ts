import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { Essential } from '../../core/http/errors/essential.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { SharedPage } from '../../core/http/pages/shared-page.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet } from '../../routes.js';
import { ProductPage } from './product-page.js';

@Controller()
@Public()
export class ProductsPagesController {
  constructor(private readonly page: ProductPage) {}

  @LocalizedGet('product')
  @SharedPage()
  @Page('products/show')
  @Essential()
  show(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Head() head: PageHead) {
    return this.page.show(request, { id, kind: 'product' }, head);
  }

  @LocalizedGet('service')
  @SharedPage()
  @Page('products/show')
  @Essential()
  showService(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Head() head: PageHead) {
    return this.page.show(request, { id, kind: 'service' }, head);
  }
}
