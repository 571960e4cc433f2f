import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { isFrameRequest, allowFraming } from '../../core/http/pages/framing.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { LimitedByAddress } from '../../core/http/rates/limit-addresses.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { view } from '../../core/inertia/responses.js';
import { LocalizedGet, route } from '../../routes.js';
import { AssistantQuery, MAX_QUESTION_LENGTH } from './assistant.input.js';
import { AssistantService } from './assistant.service.js';

/** Each question of a conversation runs a search. */
const QUESTIONS = defineRate({ name: 'questions', per: 'address', max: 60, seconds: 60 });

/** The assistant as a page, and as a frame inside other pages. */
@Controller()
@Public()
export class AssistantPagesController {
  constructor(private readonly assistant: AssistantService) {}

  @LocalizedGet('assistant')
  @Page('assistant/show')
  @PrivateTitle('common.assistant.title')
  @LimitedByAddress(QUESTIONS)
  async show(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const { locale } = request;
    const { q } = lenientQuery(AssistantQuery, request.query);
    const props = {
      turns: await this.assistant.answerQuestions(q, locale),
      formUrl: route('assistant', {}, locale),
      longest: MAX_QUESTION_LENGTH,
    };
    if (!isFrameRequest(request)) return props;
    allowFraming(reply);
    return view('assistant/frame', props);
  }
}
