import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../core/i18n/texts.js';
import { Public } from '../access/public.decorator.js';
import { Config } from '../core/config/config.js';
import { FailureToast } from '../core/http/errors/failure-toast.js';
import { Head, type PageHead } from '../core/http/pages/page-head.js';
import { rememberLocale } from '../core/http/routing/request-locale.js';
import { LimitedByAddress } from '../core/http/rates/limit-addresses.js';
import { toast } from '../core/http/pages/toast.js';
import type { Locale } from '../core/i18n/locales.js';
import { localPath } from '../core/inertia/http/local-url.js';
import { Precognitive } from '../core/inertia/http/precognition.js';
import { Page } from '../core/inertia/page.decorator.js';
import { redirect } from '../core/inertia/responses.js';
import { LocalizedDelete, LocalizedGet, LocalizedPost, LocalizedPut, route } from '../routes.js';
import type { LoginView } from './auth.pages.js';
import { toProviderProps } from './provider.presenter.js';
import { SessionHttp } from './session-http.js';
import { SessionInput, SignUpSessionInput } from './session.input.js';
import { sessionRate } from './session-rate.js';
import { REGISTER_ERROR } from './session.service.js';
import { signInFailure, signUpFailure } from './sign-in-failure.js';

/** Titles of the document for each form. */
const TITLES: Record<LoginView, string> = {
  'sign-in': 'auth.sign_in.title',
  'sign-up': 'auth.sign_up.title',
  reset: 'auth.reset.title',
};
const isView = (form: unknown): form is LoginView => typeof form === 'string' && Object.hasOwn(TITLES, form);

const viewUrl = (view: LoginView, next: unknown, locale: Locale) =>
  route('login', {}, locale, { view: view === 'sign-in' ? null : view, next: localPath(next) });

/** The login page and its form targets. */
@Controller()
export class AuthPagesController {
  constructor(
    private readonly session: SessionHttp,
    private readonly config: Config,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('login')
  @Public()
  @Page('auth/login')
  login(
    @Req() { actor, locale }: FastifyRequest,
    @Query('next') wanted: unknown,
    @Query('view') form: unknown,
    @Head() head: PageHead,
  ) {
    const next = localPath(wanted) ?? route('admin', {}, locale);
    if (actor.kind === 'person') return redirect(next);
    const view = isView(form) ? form : 'sign-in';
    head.set({ title: this.texts.t(TITLES[view], locale), robots: 'noindex' });
    const urlOf = (view: LoginView) => viewUrl(view, wanted, locale);
    return {
      view,
      views: { 'sign-in': urlOf('sign-in'), 'sign-up': urlOf('sign-up'), reset: urlOf('reset') },
      next,
      sessionUrl: route('login', {}, locale),
      provider: toProviderProps(this.config),
    };
  }

  @LocalizedPost('login')
  @Public()
  @LimitedByAddress(sessionRate)
  async signIn(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() input: SessionInput,
  ) {
    try {
      const { next } = await this.session.open(request, reply, input);
      return redirect(next, { clearHistory: true });
    } catch (error) {
      const { locale } = request;
      return redirect(viewUrl('sign-in', input.next, locale), signInFailure(error, this.texts, locale));
    }
  }

  /** Creates the profile of a new account and signs in; with a profile only signs in. */
  @LocalizedPut('login')
  @Public()
  @FailureToast(REGISTER_ERROR)
  @Precognitive()
  @LimitedByAddress(sessionRate)
  async signUp(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() input: SignUpSessionInput,
  ) {
    const { locale } = request;
    try {
      const { next, status } = await this.session.signUp(request, reply, input);
      const isNew = status === 'pending';
      const flash = isNew ? toast(this.texts, locale, 'success', 'toast.auth.register_success') : {};
      return redirect(isNew ? route('admin', {}, locale) : next, { clearHistory: true, flash });
    } catch (error) {
      return redirect(viewUrl('sign-up', input.next, locale), signUpFailure(error, this.texts, locale));
    }
  }

  @LocalizedDelete('login')
  @Public()
  @FailureToast('toast.auth.logout_error')
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.session.close(request, reply);
    // the home page in the language of this page
    rememberLocale(request, reply, this.config.secure);
    return redirect(route('home', {}, request.locale), { clearHistory: true });
  }
}
