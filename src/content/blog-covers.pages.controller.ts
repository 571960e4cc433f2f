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
import { BlogCovers } from './blog-covers.js';

const NOT_SAVED = 'content.blog.not_saved';
const COVER: PictureForm = { field: 'cover', missing: 'content.errors.no_picture' };

/** The cover in the form of a post; it saves by itself. */
@Controller()
@Can('platform.manage')
export class BlogCoversPagesController {
  constructor(
    private readonly covers: BlogCovers,
    private readonly i18n: I18nService,
  ) {}

  /** Multipart field `cover`. */
  @LocalizedPost('admin.blogs.cover')
  @FailureSentence(NOT_SAVED)
  @StreamedUpload()
  async upload(@Req() request: FastifyRequest, @Param() { id }: IdParams, @CurrentActor() actor: Actor) {
    await this.covers.assertThere(actor, id);
    await receivePicture(request, COVER, (upload) => this.covers.upload(actor, id, upload));
    return this.toForm(request, id, 'content.blog.toast.cover_received');
  }

  @LocalizedDelete('admin.blogs.cover')
  @FailureSentence(NOT_SAVED)
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams, @CurrentActor() actor: Actor) {
    await this.covers.remove(actor, id);
    return this.toForm(request, id, 'content.blog.toast.cover_removed');
  }

  private toForm({ locale }: FastifyRequest, id: number, message: string) {
    return back(route('admin.blogs', {}, locale, { edit: id }), {
      flash: toast(this.i18n, locale, 'success', message),
    });
  }
}
