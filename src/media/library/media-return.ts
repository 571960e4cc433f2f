import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Config } from '../../core/config/config.js';
import { backToList } from '../../core/http/pages/back-to-list.js';
import { toast } from '../../core/http/pages/toast.js';
import { redirect } from '../../core/inertia/responses.js';
import { route } from '../../routes.js';

/** Redirects of the section of pictures. */
@Injectable()
export class MediaReturn {
  constructor(
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  /** Back to the list, with a message how many were deleted. */
  withDeleted(request: FastifyRequest, count: number) {
    const { locale } = request;
    const list = route('admin.media', {}, locale);
    return redirect(backToList(request, list, this.config.publicUrl), {
      flash: count
        ? toast(this.i18n, locale, 'success', 'media.deleted', { count })
        : toast(this.i18n, locale, 'warn', 'media.none_deleted'),
    });
  }
}
