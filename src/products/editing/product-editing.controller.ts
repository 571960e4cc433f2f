import { Body, Controller, Delete, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { movesAway } from '../../access/actor-scope.js';
import { Can } from '../../access/can.decorator.js';
import { Forbidden } from '../../core/errors/domain-errors.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { ProductJson } from '../product.json.js';
import { ProductResponses } from '../api/product-responses.js';
import type { ProductRecord } from '../product-record.js';
import { toChanges, toPatch } from './product.changes.js';
import { NewProductInput, ProductInput, ProductPatchInput } from './product.input.js';
import { ProductsEditing } from './products-editing.js';

/** JSON API: creates and changes products. */
@Controller('api/products')
@Can('products.write')
export class ProductEditingController {
  constructor(
    private readonly editing: ProductsEditing,
    private readonly responses: ProductResponses,
  ) {}

  @Post()
  @Responds(201, ProductJson, 'Create a product')
  async create(
    @Body() input: NewProductInput,
    @Query() query: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const record = await this.editing.create(actor, input, toChanges(input, locale));
    return this.responses.toResponse(record, { actor, locale, query });
  }

  /** Accepts a body from GET; missing fields do not change. Lists of attributes and media are replaced. */
  @Put(':id')
  @Responds(200, ProductJson, 'Update a product')
  async update(
    @Param() { id }: IdParams,
    @Body() input: ProductInput,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = (record: ProductRecord) => this.responses.toResponse(record, { actor, locale, query });
    const record = await this.editing.update(
      actor,
      id,
      ifFresh(read, (stored) => {
        if (movesAway(input, stored)) throw new Forbidden();
        return toChanges(input, locale, stored);
      }),
    );
    return read(record);
  }

  @Patch(':id')
  @Responds(
    200,
    ProductJson,
    'Change price, stock, availability or delivery, or activate or deactivate a product',
  )
  async patch(
    @Param() { id }: IdParams,
    @Body() input: ProductPatchInput,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = (record: ProductRecord) => this.responses.toResponse(record, { actor, locale, query });
    const record = await this.editing.update(
      actor,
      id,
      ifFresh(read, () => toPatch(input)),
    );
    return read(record);
  }

  @Delete(':id')
  @Responds(204, null, 'Delete a product')
  async remove(
    @Param() { id }: IdParams,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const read = (record: ProductRecord) => this.responses.toResponse(record, { actor, locale, query });
    await this.editing.remove(actor, id, ifFresh(read));
  }

  /** Succeeds also for a product that is not deleted, so that it can be repeated. */
  @Post(':id/restore')
  @Responds(200, ProductJson, 'Restore a deleted product')
  async restore(
    @Param() { id }: IdParams,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = (record: ProductRecord) => this.responses.toResponse(record, { actor, locale, query });
    const record = await this.editing.restore(actor, id, ifFresh(read));
    return read(record);
  }
}
