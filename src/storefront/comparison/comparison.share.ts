import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { route } from '../../routes.js';
import { comparedIds } from './comparison-cookie.js';

/** Shares the compared ids with every page, for the state of its buttons. */
@Injectable()
export class ComparisonShare implements OnModuleInit {
  constructor(private readonly inertia: Inertia) {}

  onModuleInit(): void {
    this.inertia.share((request) => ({
      comparison: { ids: comparedIds(request), url: route('compare', {}, request.locale ?? DEFAULT_LOCALE) },
    }));
  }
}
