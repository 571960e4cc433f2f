import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Limited } from '../../access/limited.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { StreamedUpload } from '../../core/inertia/http/multipart.js';
import { back } from '../../core/inertia/responses.js';
import { LocalizedPut, route } from '../../routes.js';
import { MediaFiles } from './media-files.js';
import { UPLOADS } from './media-rate.js';

/** Replaces the file of the open picture. */
@Controller()
@Can('products.write')
export class MediaFilesPagesController {
  constructor(private readonly files: MediaFiles) {}

  /** Multipart field `file`; flash `uploaded`. */
  @LocalizedPut('admin.media.file')
  @FailureToast('media.not_replaced')
  @Limited(UPLOADS)
  @StreamedUpload()
  async replace(@Req() request: FastifyRequest, @Param() { id }: IdParams, @IfMatch() ifFresh: IfFresh) {
    const uploaded = await this.files.replace(
      request,
      id,
      ifFresh(({ fileName }) => ({ fileName })),
    );
    return back(route('admin.media', {}, request.locale, { edit: id }), { flash: { uploaded: [uploaded] } });
  }
}
