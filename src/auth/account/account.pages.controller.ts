import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { Config } from '../../core/config/config.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { sendFile } from '../../core/http/api/send-file.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { toast } from '../../core/http/pages/toast.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { Rates } from '../../core/http/rates/rates.js';
import { Texts } from '../../core/i18n/texts.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect, view } from '../../core/inertia/responses.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { isSameAddress } from '../identity/addresses.js';
import { clearSessionCookies } from '../session-cookies.js';
import { AccountDeletion } from './account-deletion.js';
import { AccountDeletionInput } from './account.input.js';
import { PersonalDataFile } from './personal-data-file.js';

const DOWNLOADS = defineRate({ name: 'personal-data', per: 'account', max: 10, seconds: 3600 });
/** A session that was opened so recently proves that the person is there. */
const FRESH_SECONDS = 10 * 60;

type Request = FastifyRequest & { actor: Person };

/** A person's own account: all data about it, and its end. */
@Controller()
@Can('account.own')
export class AccountPagesController {
  constructor(
    private readonly file: PersonalDataFile,
    private readonly deletion: AccountDeletion,
    private readonly rates: Rates,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /** For people who await approval; others find the same on their profile. */
  @LocalizedGet('account')
  @Page('auth/account')
  @PrivateTitle('account.title')
  show(@Req() { actor, locale }: Request) {
    if (actor.status !== 'pending') return redirect(route('admin.profile', {}, locale));
    return view('auth/account', {
      backUrl: route('admin', {}, locale),
      dataUrl: route('admin.profile.data', {}, locale),
      deletionUrl: route('admin.profile.deletion', {}, locale),
    });
  }

  @LocalizedGet('admin.profile.data')
  async download(@Req() request: Request, @Res() reply: FastifyReply) {
    const { actor, locale } = request;
    await this.rates.countAction(DOWNLOADS, actor.userId);
    const name = this.texts.t('account.data.file', locale);
    const content = await this.file.export(actor, request);
    return sendFile(reply, `${name}-${new Date().toISOString().slice(0, 10)}.json`, content);
  }

  @LocalizedPost('admin.profile.deletion')
  @FailureToast('account.deletion.failed')
  async delete(
    @Req() request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { confirm }: AccountDeletionInput,
  ) {
    if (!isSameAddress(confirm, request.actor.email))
      throw Invalid.at('confirm', 'account.deletion.other_address');
    const isFresh = isRecent(request);
    if (isFresh) await this.deletion.delete(request.actor);
    clearSessionCookies(request, reply, this.config.secure);
    return isFresh ? this.goodbye(request) : this.signInAgain(request, pageOf(request));
  }

  private goodbye({ locale }: FastifyRequest) {
    const flash = toast(this.texts, locale, 'success', 'account.deletion.done');
    return redirect(route('home', {}, locale), { clearHistory: true, flash });
  }

  /** Ends the session of this browser; the login page leads back to `next`. */
  private signInAgain({ locale }: FastifyRequest, next: string) {
    const flash = toast(this.texts, locale, 'info', 'account.deletion.sign_in_again');
    return redirect(route('login', {}, locale, { next }), { clearHistory: true, flash });
  }
}

/** The page with the form: people who await approval cannot open their profile. */
const pageOf = ({ actor, locale }: Request) =>
  route(actor.status === 'pending' ? 'account' : 'admin.profile', {}, locale);

/** A token of the API proves nothing of the sort. */
const isRecent = ({ session }: FastifyRequest) =>
  session !== undefined && Date.now() / 1000 - session.signedInAt <= FRESH_SECONDS;
