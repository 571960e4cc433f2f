import { Body, Controller, Delete, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { DescribedPictureInput } from '../../media/picture.input.js';
import { PictureChoiceJson } from '../../media/picture.json.js';
import { ApiArticles } from './api-articles.js';
import { BlogCovers } from '../writing/blog-covers.js';

/** API of posts' covers. */
@Controller('api/blogs/:id/cover')
@Can('platform.manage')
export class BlogCoversController {
  constructor(
    private readonly covers: BlogCovers,
    private readonly api: ApiArticles,
  ) {}

  /**
   * `{ "mediaId": … }` of an upload, or `{ "url": "https://…" }`; `alt` or `translations.alt` is the alternative
   * text. Reads show it once its sizes are made.
   */
  @Post()
  @Responds(202, PictureChoiceJson, 'Set the cover of a blog post')
  async set(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() source: DescribedPictureInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    const read = () => this.api.one(request, 'blog', id);
    const { locale } = request;
    return { mediaId: await this.covers.choose(request.actor, id, { source, locale }, ifFresh(read)) };
  }

  @Delete()
  @Responds(204, null, 'Remove the cover of a blog post')
  async remove(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @IfMatch() ifFresh: IfFresh,
  ): Promise<void> {
    const read = () => this.api.one(request, 'blog', id);
    await this.covers.remove(request.actor, id, ifFresh(read));
  }
}
