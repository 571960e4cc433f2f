import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { LocalizedDelete, route } from '../../routes.js';
import { SecondFactors } from '../second-factors.js';

/** Removes the second factor of another person. */
@Controller()
export class SecondFactorPagesController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedDelete('admin.users.second-factor')
  @Can('platform.manage')
  @FailureToast('toast.details.setter_error_users')
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.factors.remove(request.actor, id);
    const list = route('admin.users', {}, request.locale);
    return this.redirects.toList(request, list, 'users.second_factor.removed');
  }
}
