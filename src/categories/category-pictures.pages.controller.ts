import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../access/actor.js';
import { Can } from '../access/can.decorator.js';
import { CurrentActor } from '../access/current-actor.decorator.js';
import { FailureSentence } from '../core/http/failure-sentence.js';
import { IdParams } from '../core/http/id-params.js';
import { toast } from '../core/http/toast.js';
import { StreamedUpload } from '../core/inertia/http/multipart.js';
import { back } from '../core/inertia/responses.js';
import { type PictureForm, receivePicture } from '../media/picture-form.js';
import { LocalizedDelete, LocalizedPost, route } from '../routes.js';
import { CategoryPictures } from './category-pictures.js';

const NOT_SAVED = 'toast.details.setter_error_categories';
const PICTURE: PictureForm = { field: 'picture', missing: 'categories.errors.no_picture' };

/** The picture in the form of a category; it saves by itself. */
@Controller()
@Can('platform.manage')
export class CategoryPicturesPagesController {
  constructor(
    private readonly pictures: CategoryPictures,
    private readonly i18n: I18nService,
  ) {}

  /** Multipart field `picture`. */
  @LocalizedPost('admin.categories.picture')
  @FailureSentence(NOT_SAVED)
  @StreamedUpload()
  async upload(@Req() request: FastifyRequest, @Param() { id }: IdParams, @CurrentActor() actor: Actor) {
    await this.pictures.assertThere(id);
    await receivePicture(request, PICTURE, (upload) => this.pictures.upload(actor, id, upload));
    return this.toForm(request, id);
  }

  @LocalizedDelete('admin.categories.picture')
  @FailureSentence(NOT_SAVED)
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams, @CurrentActor() actor: Actor) {
    await this.pictures.remove(actor, id);
    return this.toForm(request, id);
  }

  private toForm({ locale }: FastifyRequest, id: number) {
    return back(route('admin.categories', {}, locale, { edit: id }), {
      flash: toast(this.i18n, locale, 'success', 'toast.details.setter_success_categories'),
    });
  }
}
