import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { Limited } from '../../access/limited.decorator.js';
import { Config } from '../../core/config/config.js';
import { Responds, AcceptsUpload } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { type Versioned, versioned } from '../../core/http/versions/versioned.js';
import { writtenTexts } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { StreamedUpload } from '../../core/inertia/http/multipart.js';
import type { Media } from '../media.entity.js';
import { MediaInput, UploadFields, UploadQuery } from './media.input.js';
import { MediaJson } from '../media.json.js';
import { MediaJsonPresenter } from '../media-json.presenter.js';
import { MediaIntake } from './media-intake.js';
import { MediaLibrary } from './media-library.js';
import { UPLOADS } from './media-rate.js';

/** API of images: uploads, states, alternative texts, deletion. */
@Controller('api/media')
export class MediaController {
  constructor(
    private readonly library: MediaLibrary,
    private readonly intake: MediaIntake,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /**
   * Multipart field `file`, up to 20 files, all or none; answers `{ data: MediaJson[] }` in the same order,
   * pending at first. Equal bytes answer the same image.
   */
  @Post()
  @Can('products.write')
  @Limited(UPLOADS)
  @AcceptsUpload({ file: 'file', several: true, fields: UploadFields })
  @Responds(201, { data: [MediaJson] }, 'Upload images')
  @StreamedUpload()
  async upload(@Req() request: FastifyRequest, @Query() query: UploadQuery): Promise<{ data: MediaJson[] }> {
    const media = await this.intake.receiveUploads(request.actor, request, query.company);
    return { data: media.map((one) => this.presenter(request.locale, query).toJson(one)) };
  }

  @Get(':id')
  @Can('company.read')
  @Responds(200, MediaJson, 'Get an image')
  async show(
    @Param() { id }: IdParams,
    @Query() query: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<Versioned<MediaJson>> {
    return this.present(await this.library.get(actor, id), locale, query);
  }

  /** Sets the alternative text; accepts the body of a read. */
  @Put(':id')
  @Can('products.write')
  @Responds(200, MediaJson, 'Update the alt text of an image')
  async update(
    @Param() { id }: IdParams,
    @Query() query: ApiQuery,
    @Body() input: MediaInput,
    @Req() { actor, locale }: FastifyRequest,
    @IfMatch() ifFresh: IfFresh,
  ): Promise<Versioned<MediaJson>> {
    const present = (media: Media) => this.present(media, locale, query);
    const media = await this.library.describe(
      actor,
      id,
      ifFresh(present, (locked) => {
        const written = { text: input.alt, translations: input.translations?.alt };
        return writtenTexts(locked.alt, written, locale);
      }),
    );
    return present(media);
  }

  /** 409 while a product, category or company uses it. */
  @Delete(':id')
  @Can('products.write')
  @Responds(204, null, 'Delete an image')
  async remove(
    @Param() { id }: IdParams,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const present = (media: Media) => this.present(media, locale, new ApiQuery());
    await this.library.remove(actor, id, ifFresh(present));
  }

  private present(media: Media, locale: Locale, query: ApiQuery): Versioned<MediaJson> {
    return versioned(media, this.presenter(locale, query).toJson(media));
  }

  private presenter(locale: Locale, { translations }: ApiQuery): MediaJsonPresenter {
    return new MediaJsonPresenter(this.texts, { locale, origin: this.config.publicUrl, translations });
  }
}
