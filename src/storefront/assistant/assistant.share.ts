import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { route } from '../../routes.js';

/** Shares the URL of the assistant with every page. */
@Injectable()
export class AssistantShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { assistantUrl } = this.config;
    this.inertia.share(({ locale = DEFAULT_LOCALE }) => ({
      assistant: { url: assistantUrl ?? route('assistant', {}, locale), isOwn: assistantUrl === null },
    }));
  }
}
