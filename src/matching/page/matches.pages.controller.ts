import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { MatchDecisionsService } from '../decisions/match-decisions.service.js';
import { ObjectionAnswerInput } from '../objections/objection.input.js';
import { ObjectionAnswers } from '../objections/objection-answers.js';
import type { ObjectionRow } from '../objections/objection.statements.js';
import { MatchesPage } from './matches-page.js';
import { MatchesQuery, MatchFormInput } from './matches.input.js';
import { WantedDecisions } from './wanted-decisions.js';

/** Suggestions, objections and decisions which offers are one product. The forms work without JavaScript. */
@Controller()
@Can('platform.manage')
export class MatchesPagesController {
  constructor(
    private readonly page: MatchesPage,
    private readonly wanted: WantedDecisions,
    private readonly decisions: MatchDecisionsService,
    private readonly answers: ObjectionAnswers,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.matches')
  @Page('matches/index')
  @PrivateTitle('matching.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(MatchesQuery, query), locale);
  }

  @LocalizedPost('admin.matches.decision')
  @FailureToast('matching.not_saved')
  async decide(@Req() request: FastifyRequest, @Body() { preview, ...input }: MatchFormInput) {
    if (preview) {
      const inputs = await this.wanted.of({ ...input, kind: preview });
      const pairs = inputs.map(({ offerIds, otherId }) => `${otherId}-${offerIds[0]}`);
      return redirect(route('admin.matches.effect', {}, request.locale, { kind: preview, pairs }));
    }
    const inputs = await this.wanted.of(input);
    await this.decisions.decide(request.actor, inputs);
    return this.back(request, inputs.at(-1)!.kind);
  }

  @LocalizedPost('admin.matches.undo')
  @FailureToast('matching.not_saved')
  async undo(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.decisions.undo(request.actor, id);
    return this.back(request, 'undone');
  }

  @LocalizedPost('admin.matches.answer')
  @FailureToast('matching.not_saved')
  async answer(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: ObjectionAnswerInput,
  ) {
    const objection = await this.answers.answer(request.actor, id, input);
    return this.backToObjections(request, objection, input.answer);
  }

  @LocalizedPost('admin.matches.answer.undo')
  @FailureToast('matching.not_saved')
  async undoAnswer(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    return this.backToObjections(request, await this.answers.undo(request.actor, id), 'reopened');
  }

  private backToObjections(request: FastifyRequest, { offerId }: ObjectionRow, done: string) {
    const { locale } = request;
    const pages = [
      route('admin.matches', {}, locale, { tab: 'objected' }),
      route('admin.matches', {}, locale),
      route('admin.objections', {}, locale),
      route('admin.products.comparison', { id: offerId }, locale),
    ];
    return this.redirects.toList(request, pages, `match-objections.toast.${done}`);
  }

  private back(request: FastifyRequest, done: 'same' | 'different' | 'undone') {
    const list = route('admin.matches', {}, request.locale);
    return this.redirects.toList(request, list, `matching.toast.${done}`);
  }
}
