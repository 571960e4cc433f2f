import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { toast } from '../../core/http/pages/toast.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedPost, route } from '../../routes.js';
import { RollbackService } from './rollback.service.js';

/** The rollback button of the imports page. */
@Controller()
export class RollbackPagesController {
  constructor(
    private readonly rollbacks: RollbackService,
    private readonly texts: Texts,
  ) {}

  @LocalizedPost('admin.imports.rollback')
  @Can('imports.run')
  @FailureToast('toast.details.setter_error_products')
  async create(@Param() { id }: IdParams, @Req() { actor, locale }: FastifyRequest) {
    await this.rollbacks.request(actor, id);
    return redirect(route('admin.imports', {}, locale, { import: id }), {
      flash: toast(this.texts, locale, 'info', 'imports.toast.rollback'),
    });
  }
}
