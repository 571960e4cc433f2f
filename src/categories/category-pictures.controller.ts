import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Can } from '../access/can.decorator.js';
import { CurrentActor } from '../access/current-actor.decorator.js';
import { Answers } from '../core/http/answers.decorator.js';
import { IdParams } from '../core/http/id-params.js';
import { PictureInput } from '../media/picture.input.js';
import { PictureChoiceJson } from '../media/picture.json.js';
import { CategoryMediaParams } from './category.query.js';
import { CategoryPictures } from './category-pictures.js';

/** Pictures of categories by programs. */
@Controller('api/categories/:id/media')
export class CategoryPicturesController {
  constructor(private readonly pictures: CategoryPictures) {}

  /** `{ "mediaId": … }` of an upload, or `{ "url": "https://…" }`; shows in reads when its sizes are made. */
  @Post()
  @Can('platform.manage')
  @Answers(202, PictureChoiceJson)
  async set(@Param() { id }: IdParams, @Body() source: PictureInput, @CurrentActor() actor: Actor) {
    return { mediaId: await this.pictures.choose(actor, id, source) };
  }

  @Delete(':mediaId')
  @Can('platform.manage')
  @Answers(204)
  async remove(@Param() { id, mediaId }: CategoryMediaParams, @CurrentActor() actor: Actor): Promise<void> {
    await this.pictures.remove(actor, id, mediaId);
  }
}
