import { Body, Controller, Delete, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { DescribedPictureInput } from '../../media/picture.input.js';
import { PictureChoiceJson } from '../../media/picture.json.js';
import { CategoryMediaParams } from '../category.query.js';
import { CategoryResponses } from './category-responses.js';
import { CategoryPictures } from '../writing/category-pictures.js';

/** API of categories' images. */
@Controller('api/categories/:id/media')
export class CategoryPicturesController {
  constructor(
    private readonly pictures: CategoryPictures,
    private readonly responses: CategoryResponses,
  ) {}

  /**
   * `{ "mediaId": … }` of an upload, or `{ "url": "https://…" }`; `alt` or `translations.alt` is the
   * alternative text. Reads show it once its sizes are made.
   */
  @Post()
  @Can('platform.manage')
  @Responds(202, PictureChoiceJson, 'Set the image of a category')
  async set(
    @Param() { id }: IdParams,
    @Body() source: DescribedPictureInput,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = () => this.responses.one(id, actor, locale);
    return { mediaId: await this.pictures.choose(actor, id, { source, locale }, ifFresh(read)) };
  }

  @Delete(':mediaId')
  @Can('platform.manage')
  @Responds(204, null, 'Remove the image of a category')
  async remove(
    @Param() { id, mediaId }: CategoryMediaParams,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const read = () => this.responses.one(id, actor, locale);
    await this.pictures.remove(
      actor,
      id,
      ifFresh(read, (category) => {
        if (category.mediaId !== mediaId) throw new NotFound();
      }),
    );
  }
}
