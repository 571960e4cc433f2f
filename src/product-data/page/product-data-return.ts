import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Config } from '../../core/config/config.js';
import { backToList } from '../../core/http/pages/back-to-list.js';
import { toast } from '../../core/http/pages/toast.js';
import { redirect } from '../../core/inertia/responses.js';
import { route } from '../../routes.js';

/** Redirects of the forms of product data. */
@Injectable()
export class ProductDataReturn {
  constructor(
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  /** Back to the list, with the form closed and a message. */
  toList(request: FastifyRequest, message: string) {
    const { locale } = request;
    const list = route('admin.product-data', {}, locale);
    return redirect(backToList(request, list, this.config.publicUrl), {
      flash: toast(this.i18n, locale, 'success', message),
    });
  }
}
