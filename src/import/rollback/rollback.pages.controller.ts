import { Controller, Param } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { CurrentActor } from '../../access/current-actor.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { CurrentLocale } from '../../core/http/routing/request-locale.js';
import { toast } from '../../core/http/pages/toast.js';
import type { Locale } from '../../core/i18n/locales.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedPost, route } from '../../routes.js';
import { RollbackService } from './rollback.service.js';

/** The rollback button of the imports page. */
@Controller()
export class RollbackPagesController {
  constructor(
    private readonly rollbacks: RollbackService,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedPost('admin.imports.rollback')
  @Can('imports.run')
  @FailureToast('toast.details.setter_error_products')
  async create(@Param() { id }: IdParams, @CurrentActor() actor: Actor, @CurrentLocale() locale: Locale) {
    await this.rollbacks.request(actor, id);
    return redirect(route('admin.imports', {}, locale, { import: id }), {
      flash: toast(this.i18n, locale, 'info', 'imports.toast.rollback'),
    });
  }
}
