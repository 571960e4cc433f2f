import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { route } from '../../routes.js';
import { readChoice } from './consent.js';
import { isPrivate, tagsOf } from './tags.js';

/** Shares the consent with every page. */
@Injectable()
export class ConsentShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const cookie = this.config.consentCookie;
    const tags = tagsOf(this.config);
    this.inertia.share(({ cookies, locale, url }) => ({
      consent: {
        choice: readChoice(cookies?.[cookie]),
        url: route('consent', {}, locale ?? DEFAULT_LOCALE),
        cookie,
        isUsed: tags !== null,
        tags: isPrivate(url) ? null : tags,
      },
    }));
    this.inertia.allowStandalone('consent');
  }
}
