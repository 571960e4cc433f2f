import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { localText } from '../../core/i18n/local-text.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, route } from '../../routes.js';
import { MatchObjectionsService } from '../objections/match-objections.service.js';
import { groupUrl, toCompared } from '../objections/objection.presenter.js';
import { MatchEffectPage } from './match-effect-page.js';
import { MatchEffectQuery } from './matches.input.js';

/** The effect of decisions before they are made, and a group whose offers are taken out or moved. */
@Controller()
@Can('platform.manage')
export class MatchGroupsPagesController {
  constructor(
    private readonly page: MatchEffectPage,
    private readonly objections: MatchObjectionsService,
  ) {}

  @LocalizedGet('admin.matches.effect')
  @Page('matches/effect')
  @PrivateTitle('matching.effect.title')
  effect(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(MatchEffectQuery, query), locale);
  }

  @LocalizedGet('admin.matches.group')
  @Page('matches/group')
  @PrivateTitle('matching.group.title')
  async group(@Req() { locale, actor }: FastifyRequest, @Param() { id }: IdParams) {
    const { offer, compared } = await this.objections.get(actor, id);
    const [own] = compared;
    return {
      name: localText(offer.name, locale) ?? { text: offer.productCode },
      pageUrl: own ? groupUrl(own, locale) : null,
      offers: compared.map((row) => toCompared(row, locale)),
      count: own?.count ?? 0,
      effectUrl: route('admin.matches.effect', {}, locale),
      backUrl: route('admin.matches', {}, locale),
    };
  }
}
