import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { MatchDecisionsService } from '../decisions/match-decisions.service.js';
import { MatchesPage } from './matches-page.js';
import { MatchesQuery, MatchFormInput } from './matches.input.js';

/** Suggestions and decisions which offers are one product. The forms work without JavaScript. */
@Controller()
@Can('platform.manage')
export class MatchesPagesController {
  constructor(
    private readonly page: MatchesPage,
    private readonly decisions: MatchDecisionsService,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.matches')
  @Page('matches/index')
  @PrivateTitle('matching.title')
  index(@Req() { query, locale }: FastifyRequest) {
    return this.page.props(lenientQuery(MatchesQuery, query), locale);
  }

  @LocalizedPost('admin.matches.decision')
  @FailureToast('matching.not_saved')
  async decide(@Req() request: FastifyRequest, @Body() { pairs, kind, row }: MatchFormInput) {
    const [rowKind, pair] = (row?.split(' ') ?? []) as [typeof kind, string | undefined];
    const decided = rowKind ?? kind;
    const chosen = pair ? [pair] : pairs;
    if (!decided || !chosen.length) throw new Invalid('matching.errors.none_chosen');
    const inputs = chosen.map((one) => {
      const [offerId, otherId] = one.split('-').map(Number);
      return { kind: decided, offerIds: [otherId!], otherId: offerId! };
    });
    await this.decisions.decide(request.actor, inputs);
    return this.back(request, decided);
  }

  @LocalizedPost('admin.matches.undo')
  @FailureToast('matching.not_saved')
  async undo(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.decisions.undo(request.actor, id);
    return this.back(request, 'undone');
  }

  private back(request: FastifyRequest, done: 'same' | 'different' | 'undone') {
    const list = route('admin.matches', {}, request.locale);
    return this.redirects.toList(request, list, `matching.toast.${done}`);
  }
}
