import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { Config } from '../../core/config/config.js';
import { setPreferenceCookie } from '../../core/http/pages/preference-cookie.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { back } from '../../core/inertia/responses.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { ConsentInput } from './consent.input.js';

/** Consent is given, refused and withdrawn here. */
@Controller()
@Public()
export class ConsentPagesController {
  constructor(private readonly config: Config) {}

  @LocalizedGet('consent')
  @Page('consent/show')
  @PrivateTitle('common.consent.settings')
  show() {
    return {};
  }

  @LocalizedPost('consent')
  decide(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { choice }: ConsentInput,
  ) {
    const { consentCookie, secure } = this.config;
    // readable by scripts: a page of another tab or of the history has an older choice in its props
    setPreferenceCookie(reply, consentCookie, choice, secure, { httpOnly: false });
    return back(route('consent', {}, request.locale));
  }
}
