import { Controller, Param, Req } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { SignedAddress } from '../../core/http/pages/signed-address.js';
import { LimitedByAddress } from '../../core/http/rates/limit-addresses.js';
import { defineRate } from '../../core/http/rates/rate.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { InvitationLinks } from './invitation-links.js';
import type { InvitationPage } from './invitation.pages.js';
import type { InvitationState } from '../users.pages.js';

/** Each use asks the identity provider. */
const OPENED = defineRate({ name: 'opened-invitations', per: 'address', max: 20, seconds: 60 });

class InvitationParams {
  @IsString()
  @MaxLength(100)
  token: string;
}

const STEPS: Record<InvitationState, InvitationPage['step']> = {
  sent: 'ready',
  opened: 'used',
  accepted: 'used',
  expired: 'invalid',
};

/** The target of the link in an invitation. A GET changes nothing, because mail scanners follow links. */
@Controller()
@Public()
export class InvitationPagesController {
  constructor(private readonly links: InvitationLinks) {}

  @LocalizedGet('invitation')
  @Page('auth/invitation')
  @PrivateTitle('auth.invitation.title')
  async show(@Req() { locale }: FastifyRequest, @Param() { token }: InvitationParams) {
    const state = await this.links.stateOf(token);
    const step = state ? STEPS[state] : 'invalid';
    return toPage(step, step === 'ready' ? route('invitation', { token }, locale) : null, locale);
  }

  /** Answers with a link, because a form may not lead to another site. */
  @LocalizedPost('invitation')
  @SignedAddress()
  @LimitedByAddress(OPENED)
  @Page('auth/invitation')
  @PrivateTitle('auth.invitation.title')
  async open(@Req() { locale }: FastifyRequest, @Param() { token }: InvitationParams) {
    const link = await this.links.open(token);
    return toPage(link ? 'choose' : 'used', link, locale);
  }
}

function toPage(step: InvitationPage['step'], url: string | null, locale: Locale): InvitationPage {
  return {
    step,
    url,
    signInUrl: route('login', {}, locale),
    resetUrl: route('login', {}, locale, { view: 'reset' }),
  };
}
