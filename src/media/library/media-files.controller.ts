import { Controller, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { Limited } from '../../access/limited.decorator.js';
import { Config } from '../../core/config/config.js';
import { Responds, AcceptsUpload } from '../../core/http/api/response.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { versioned } from '../../core/http/versions/versioned.js';
import { StreamedUpload } from '../../core/inertia/http/multipart.js';
import type { Media } from '../media.entity.js';
import { MediaJsonPresenter } from '../media-json.presenter.js';
import { PictureChoiceJson } from '../picture.json.js';
import { MediaFiles } from './media-files.js';
import { UPLOADS } from './media-rate.js';

/** The API that replaces files of pictures. */
@Controller('api/media/:id/file')
export class MediaFilesController {
  constructor(
    private readonly files: MediaFiles,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /**
   * Multipart field `file`. The picture keeps its id, text and uses, and its old image until the new sizes
   * exist. Answers with the id of the new sizes: `GET /api/media/{mediaId}` reports why they fail, and is a
   * 404 when they are in place.
   */
  @Put()
  @Can('products.write')
  @Limited(UPLOADS)
  @AcceptsUpload({ file: 'file', several: false, fields: null })
  @Responds(202, PictureChoiceJson, 'Replace the file of an image')
  @StreamedUpload()
  async replace(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @IfMatch() ifFresh: IfFresh,
  ): Promise<PictureChoiceJson> {
    const presenter = new MediaJsonPresenter(this.texts, {
      locale: request.locale,
      origin: this.config.publicUrl,
      translations: false,
    });
    const present = (media: Media) => versioned(media, presenter.toJson(media));
    return {
      mediaId: await this.files.replace(request, id, ifFresh(present)),
    };
  }
}
