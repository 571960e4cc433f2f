import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { BLOCK_REASONS } from '../intake/category-resolver.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { BlockedTermInput, MAX_TERM } from './blocked-term.input.js';
import { BlockedTermsService } from './blocked-terms.service.js';

const NOT_SAVED = 'blocked-terms.not_saved';

/** The page of blocked terms. Its forms work without JavaScript. */
@Controller()
@Can('platform.manage')
export class BlockedTermsPagesController {
  constructor(
    private readonly terms: BlockedTermsService,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.imports.blocked-terms')
  @Page('blocked-terms/index')
  @PrivateTitle('blocked-terms.title')
  async index(@Req() { locale }: FastifyRequest) {
    const terms = await this.terms.list();
    return {
      terms: terms.map((term) => ({
        ...term,
        removeUrl: route('admin.imports.blocked-terms.removal', { id: term.id }, locale),
      })),
      reasons: BLOCK_REASONS,
      maxLength: MAX_TERM,
      addUrl: route('admin.imports.blocked-terms', {}, locale),
      importsUrl: route('admin.imports', {}, locale),
    };
  }

  @LocalizedPost('admin.imports.blocked-terms')
  @FailureToast(NOT_SAVED)
  async add(@Req() request: FastifyRequest, @Body() input: BlockedTermInput) {
    await this.terms.add(request.actor, input);
    return this.toList(request, 'blocked-terms.toast.created');
  }

  @LocalizedPost('admin.imports.blocked-terms.removal')
  @FailureToast(NOT_SAVED)
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.terms.remove(request.actor, id);
    return this.toList(request, 'blocked-terms.toast.deleted');
  }

  private toList({ locale }: FastifyRequest, message: string) {
    return this.redirects.to({ locale }, route('admin.imports.blocked-terms', {}, locale), message);
  }
}
