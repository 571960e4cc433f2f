import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Can } from '../access/can.decorator.js';
import { CurrentActor } from '../access/current-actor.decorator.js';
import { Answers } from '../core/http/answers.decorator.js';
import { IdParams } from '../core/http/id-params.js';
import { PictureInput } from '../media/picture.input.js';
import { PictureChoiceJson } from '../media/picture.json.js';
import { BlogCovers } from './blog-covers.js';

/** Covers of posts by programs. */
@Controller('api/blogs/:id/cover')
@Can('platform.manage')
export class BlogCoversController {
  constructor(private readonly covers: BlogCovers) {}

  /** `{ "mediaId": … }` of an upload, or `{ "url": "https://…" }`; shows in reads when its sizes are made. */
  @Post()
  @Answers(202, PictureChoiceJson)
  async set(@Param() { id }: IdParams, @Body() source: PictureInput, @CurrentActor() actor: Actor) {
    return { mediaId: await this.covers.choose(actor, id, source) };
  }

  @Delete()
  @Answers(204)
  async remove(@Param() { id }: IdParams, @CurrentActor() actor: Actor): Promise<void> {
    await this.covers.remove(actor, id);
  }
}
