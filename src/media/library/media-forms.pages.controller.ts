import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { Limited } from '../../access/limited.decorator.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { writtenTexts } from '../../core/i18n/local-text.js';
import { StreamedUpload } from '../../core/inertia/http/multipart.js';
import { back } from '../../core/inertia/responses.js';
import { LocalizedPost, LocalizedPut, route } from '../../routes.js';
import type { Media } from '../media.entity.js';
import { MediaAddressInput, MediaFormInput } from './media.input.js';
import { MediaIntake } from './media-intake.js';
import { MediaLibrary } from './media-library.js';
import { ADDRESSES, UPLOADS } from './media-rate.js';

const NOT_UPLOADED = 'media.not_uploaded';

/** Uploads from any form of the admin area; each answer redirects back to the page of the form. */
@Controller()
@Can('products.write')
export class MediaFormsPagesController {
  constructor(
    private readonly intake: MediaIntake,
    private readonly library: MediaLibrary,
    private readonly texts: Texts,
  ) {}

  /** Multipart field `file`; flash `uploaded`. Errors are shown next to the file, not in a toast. */
  @LocalizedPost('admin.media')
  @FailureToast(NOT_UPLOADED)
  @Limited(UPLOADS)
  @StreamedUpload()
  async upload(@Req() request: FastifyRequest) {
    try {
      const media = await this.intake.receiveUploads(request.actor, request);
      return this.toPage(request, { flash: { uploaded: media.map(({ id }) => id) } });
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      const file = this.texts.t(error.key, request.locale, error.values);
      return this.toPage(request, { errors: { file } });
    }
  }

  @LocalizedPost('admin.media.addresses')
  @FailureToast(NOT_UPLOADED)
  @Limited(ADDRESSES)
  async add(@Req() request: FastifyRequest, @Body() { url, company }: MediaAddressInput) {
    const id = await this.intake.addAddress(request.actor, company, url);
    return this.toPage(request, { flash: { uploaded: [id] } });
  }

  /** Sets the alternative text. */
  @LocalizedPut('admin.media.one')
  @FailureToast('media.not_saved')
  async describe(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { alt }: MediaFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.library.describe(
      request.actor,
      id,
      ifFresh(
        ({ alt }: Media) => ({ alt }),
        (locked) => writtenTexts(locked.alt, { translations: alt }, request.locale),
      ),
    );
    return this.toPage(request);
  }

  private toPage({ locale }: FastifyRequest, carried: Parameters<typeof back>[1] = {}) {
    return back(route('admin.media', {}, locale), carried);
  }
}
