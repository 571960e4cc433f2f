import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../../access/can.decorator.js';
import { FailureToast } from '../../../core/http/errors/failure-toast.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { FormRedirects } from '../../../core/http/pages/form-redirects.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { Precognitive } from '../../../core/inertia/http/precognition.js';
import { LocalizedDelete, LocalizedPost, LocalizedPut, route } from '../../../routes.js';
import { SynonymFormInput } from '../../../search/synonyms/synonym.input.js';
import { SynonymsService } from '../../../search/synonyms/synonyms.service.js';
import { statisticsUrl } from '../statistics-urls.js';
import { toFormValues } from './synonyms-views.js';

const NOT_SAVED = 'synonyms.not_saved';

/** Form targets of synonyms. */
@Controller()
@Can('platform.manage')
export class SynonymsPagesController {
  constructor(
    private readonly synonyms: SynonymsService,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedPost('admin.statistics.synonyms')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(@Req() request: FastifyRequest, @Body() input: SynonymFormInput) {
    await this.synonyms.create(request.actor, input);
    return this.toList(request, 'synonyms.toast.created');
  }

  @LocalizedPut('admin.statistics.synonyms.one')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: SynonymFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.synonyms.update(
      request.actor,
      id,
      ifFresh(toFormValues, () => input),
    );
    return this.toList(request, 'synonyms.toast.updated');
  }

  @LocalizedDelete('admin.statistics.synonyms.one')
  @FailureToast('synonyms.not_deleted')
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.synonyms.remove(request.actor, id);
    return this.toList(request, 'synonyms.toast.deleted');
  }

  /** Redirects to the list without the open form. */
  private toList(request: FastifyRequest, message: string) {
    const { locale } = request;
    const lists = [statisticsUrl({ view: 'synonyms' }, locale), route('admin.statistics', {}, locale)];
    return this.redirects.toList(request, lists, message);
  }
}
