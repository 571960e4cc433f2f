import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import type { Actor, Person } from '../access/actor.js';
import { CurrentActor } from '../access/current-actor.decorator.js';
import { Identified } from '../access/identified.decorator.js';
import { Config } from '../core/config/config.js';
import { Forbidden, NotFound, Unauthenticated } from '../core/errors/domain-errors.js';
import { Head, type PageHead } from '../core/http/page-head.js';
import { CurrentLocale } from '../core/http/request-locale.js';
import type { Locale } from '../core/i18n/locales.js';
import { Page } from '../core/inertia/page.decorator.js';
import { redirect } from '../core/inertia/responses.js';
import { isConfirmed } from '../identity/addresses.js';
import { IdentityProvider } from '../identity/identity-provider.js';
import { LocalizedGet, route } from '../routes.js';
import { adminSections } from './admin-sections.js';
import { toProviderProps } from './provider.presenter.js';

/** The entrance of the admin area, where pending people wait; each section is served by its own module. */
@Controller()
export class AdminPagesController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly config: Config,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedGet('admin')
  @Identified()
  @Page('auth/pending')
  async enter(
    @Req() { profile }: FastifyRequest,
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Param('page') page: string | undefined,
    @Head() head: PageHead,
  ) {
    if (actor.kind === 'visitor') throw new Unauthenticated();
    if (actor.status === 'active') return firstSection(actor, locale, page);
    if (page !== undefined) throw new Forbidden('fault.awaiting_approval');
    head.set({ title: this.i18n.t('auth.pending.title', { lang: locale }), robots: 'noindex' });
    // what the session says about the address is as old as the sign-in
    const account = await this.provider.account(actor.firebaseId);
    return {
      email: actor.email,
      emailVerified: isConfirmed(account, actor.email),
      companyName: profile?.company?.companyName ?? null,
      provider: toProviderProps(this.config),
      signOutUrl: route('login', {}, locale),
    };
  }
}

function firstSection(actor: Person, locale: Locale, page: string | undefined) {
  if (page !== undefined) throw new NotFound();
  const [first] = adminSections(actor, locale, '');
  if (!first) throw new Forbidden();
  return redirect(first.url);
}
