import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../access/can.decorator.js';
import { Config } from '../core/config/config.js';
import { Responds } from '../core/http/api/response.decorator.js';
import { MatchSuggestionsJson } from './suggestion.json.js';
import { toMatchSuggestionJson } from './suggestion.presenter.js';
import { SuggestionsQuery } from './suggestion.query.js';
import { MatchSuggestionsService } from './match-suggestions.service.js';

/** API of suggestions which offers are one product. */
@Controller('api/matching/suggestions')
@Can('platform.manage')
export class MatchSuggestionsController {
  constructor(
    private readonly suggestions: MatchSuggestionsService,
    private readonly config: Config,
  ) {}

  @Get()
  @Responds(200, MatchSuggestionsJson, 'List suggestions')
  async list(@Query() query: SuggestionsQuery, @Req() { locale }: FastifyRequest) {
    const { suggestions, next } = await this.suggestions.list(query);
    return {
      suggestions: suggestions.map((one) => toMatchSuggestionJson(one, locale, this.config.publicUrl)),
      next,
    };
  }
}
