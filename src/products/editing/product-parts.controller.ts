import { Body, Controller, Delete, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { OneOrMany } from '../../core/http/input/one-or-many.js';
import { ProductJson } from '../product.json.js';
import { type Asked, ProductResponses } from '../api/product-responses.js';
import type { ProductRecord } from '../product-record.js';
import { MAX_ATTRIBUTES } from '../../attributes/attribute-value.input.js';
import { ProductAttributeInput } from './attribute.input.js';
import { ProductAttributeParams, ProductMediaParams } from './product-parts-params.js';
import { ListedPictureInput, MAX_PICTURES } from '../../media/picture.input.js';
import type { ProductChanges } from './product.changes.js';
import {
  asSent,
  type PartsList,
  withAttributes,
  withMedia,
  withNewAttributes,
  withoutAttribute,
  withoutMedia,
} from './product-lists.changes.js';
import { ProductsEditing } from './products-editing.js';

/** Attributes and images of products, for the API; all but DELETE answer the product. */
@Controller('api/products/:id')
@Can('products.write')
export class ProductPartsController {
  constructor(
    private readonly editing: ProductsEditing,
    private readonly responses: ProductResponses,
  ) {}

  /** One, or a list; appended to the others. */
  @Post('attributes')
  @Responds(201, ProductJson, 'Add one or more attributes')
  addAttributes(
    @Param() { id }: IdParams,
    @Body(new OneOrMany(ProductAttributeInput, 'attributes', MAX_ATTRIBUTES)) inputs: ProductAttributeInput[],
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const change = (stored: ProductRecord) => withNewAttributes(stored, inputs, locale);
    return this.changed(id, { actor, locale, query }, ifFresh, change, 'attributes');
  }

  @Put('attributes')
  @Responds(200, ProductJson, 'Replace all attributes of a product')
  setAttributes(
    @Param() { id }: IdParams,
    @Body(new OneOrMany(ProductAttributeInput, 'attributes', MAX_ATTRIBUTES, 0))
    inputs: ProductAttributeInput[],
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const change = (stored: ProductRecord) => withAttributes(stored, inputs, locale);
    return this.changed(id, { actor, locale, query }, ifFresh, change);
  }

  @Delete('attributes/:attributeId')
  @Responds(204, null, 'Remove an attribute from a product')
  async removeAttribute(
    @Param() { id, attributeId }: ProductAttributeParams,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const change = (stored: ProductRecord) => withoutAttribute(stored, attributeId);
    await this.changed(id, { actor, locale, query }, ifFresh, change);
  }

  /** Uploaded images, or URLs; one, or a list. */
  @Post('media')
  @Responds(201, ProductJson, 'Attach one or more images')
  addMedia(
    @Param() { id }: IdParams,
    @Body(new OneOrMany(ListedPictureInput, 'media', MAX_PICTURES)) inputs: ListedPictureInput[],
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const change = (stored: ProductRecord) => withMedia(stored, inputs);
    return this.changed(id, { actor, locale, query }, ifFresh, change, 'media');
  }

  /** The image itself stays with the store. */
  @Delete('media/:mediaId')
  @Responds(204, null, 'Remove an image from a product')
  async removeMedia(
    @Param() { id, mediaId }: ProductMediaParams,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const change = (stored: ProductRecord) => withoutMedia(stored, mediaId);
    await this.changed(id, { actor, locale, query }, ifFresh, change);
  }

  /** @param joined the list that the input is appended to */
  private async changed(
    id: number,
    asked: Asked,
    ifFresh: IfFresh,
    change: (stored: ProductRecord) => ProductChanges,
    joined?: PartsList,
  ) {
    let kept = 0;
    const write = this.editing.update(
      asked.actor,
      id,
      ifFresh(
        (stored) => this.responses.toResponse(stored, asked),
        (stored) => {
          if (joined) kept = stored[joined].length;
          return change(stored);
        },
      ),
    );
    const record = await write.catch((error: unknown) => {
      throw joined ? asSent(error, joined, kept) : error;
    });
    return this.responses.toResponse(record, asked);
  }
}
