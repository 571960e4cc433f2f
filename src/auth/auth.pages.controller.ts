import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../access/actor.js';
import { CurrentActor } from '../access/current-actor.decorator.js';
import { Public } from '../access/public.decorator.js';
import { Config } from '../core/config/config.js';
import { Unauthenticated, Unavailable } from '../core/errors/domain-errors.js';
import { Head, type PageHead } from '../core/http/page-head.js';
import { CurrentLocale } from '../core/http/request-locale.js';
import { toast } from '../core/http/toast.js';
import type { Locale } from '../core/i18n/locales.js';
import { Page } from '../core/inertia/page.decorator.js';
import { back, redirect } from '../core/inertia/responses.js';
import { LocalizedDelete, LocalizedGet, LocalizedPost, route } from '../routes.js';
import { adminUrl } from './admin-sections.js';
import type { LoginView } from './auth.pages.js';
import { nextPath } from './next-path.js';
import { SESSION_RATE, SessionHttp } from './session.http.js';
import { SessionInput } from './session.input.js';
import { LOGIN_ERROR } from './session.service.js';

const LOGIN_VIEWS = ['sign-in', 'sign-up', 'reset'] as const satisfies LoginView[];

@Controller()
export class AuthPagesController {
  constructor(
    private readonly session: SessionHttp,
    private readonly config: Config,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedGet('login')
  @Public()
  @Page('auth/login')
  login(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Query('next') wanted: unknown,
    @Query('view') form: unknown,
    @Head() head: PageHead,
  ) {
    const next = nextPath(wanted) ?? adminUrl(locale);
    if (actor.kind === 'person') return redirect(next);
    head.set({ title: this.i18n.t('auth.title', { lang: locale }), robots: 'noindex' });
    const { emulatorHost, ...provider } = this.config.firebase;
    const viewUrl = (name: LoginView) =>
      route('login', {}, locale, {
        view: name === 'sign-in' ? null : name,
        next: nextPath(wanted),
      });
    return {
      view: LOGIN_VIEWS.find((name) => name === form) ?? 'sign-in',
      views: { 'sign-in': viewUrl('sign-in'), 'sign-up': viewUrl('sign-up'), reset: viewUrl('reset') },
      next,
      sessionUrl: route('login', {}, locale),
      provider: { ...provider, emulatorUrl: emulatorHost && `http://${emulatorHost}` },
    };
  }

  @LocalizedPost('login')
  @Public()
  @RouteConfig(SESSION_RATE)
  async signIn(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() input: SessionInput,
  ) {
    try {
      return redirect(await this.session.open(request, reply, input), { clearHistory: true });
    } catch (error) {
      if (!(error instanceof Unauthenticated || error instanceof Unavailable)) throw error;
      const url = route('login', {}, request.locale, { next: nextPath(input.next) });
      return redirect(url, this.failure(error.key, request.locale));
    }
  }

  @LocalizedDelete('login')
  @Public()
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const home = route('home', {}, request.locale);
    try {
      await this.session.close(request, reply);
      return redirect(home, { clearHistory: true });
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      return back(home, this.failure('toast.auth.logout_error', request.locale));
    }
  }

  private failure(key: string, lang: Locale) {
    const flash = toast(this.i18n, lang, 'error', key);
    return { flash, ...(key === LOGIN_ERROR && { errors: { credentials: flash.toast.detail ?? key } }) };
  }
}
