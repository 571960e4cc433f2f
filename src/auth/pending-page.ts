import { Injectable } from '@nestjs/common';
import { Texts } from '../core/i18n/texts.js';
import type { Person } from '../access/actor.js';
import { CompaniesService } from '../companies/companies.service.js';
import { Config } from '../core/config/config.js';
import type { PageHead } from '../core/http/pages/page-head.js';
import type { Locale } from '../core/i18n/locales.js';
import { view } from '../core/inertia/responses.js';
import { isConfirmed } from './identity/addresses.js';
import { IdentityProvider } from './identity/identity-provider.js';
import { route } from '../routes.js';
import { toProviderProps } from './provider.presenter.js';

/** The page of users who await approval. */
@Injectable()
export class PendingPage {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly companies: CompaniesService,
    private readonly config: Config,
    private readonly texts: Texts,
  ) {}

  async show({ firebaseId, email, companyId }: Person, locale: Locale, head: PageHead) {
    head.set({ title: this.texts.t('auth.pending.title', locale), robots: 'noindex' });
    // the session has the state of the e-mail address at the time of the sign-in
    const [account, company] = await Promise.all([
      this.provider.account(firebaseId),
      this.companies.find(companyId),
    ]);
    return view('auth/pending', {
      email,
      emailVerified: isConfirmed(account, email),
      companyName: company?.companyName ?? null,
      provider: toProviderProps(this.config),
      signOutUrl: route('login', {}, locale),
      accountUrl: route('account', {}, locale),
    });
  }
}
