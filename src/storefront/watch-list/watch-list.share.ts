import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { route } from '../../routes.js';
import { watchedOf } from './watch-list-cookie.js';

/** Shares the watched ids with every page, for the state of its buttons. */
@Injectable()
export class WatchListShare implements OnModuleInit {
  constructor(private readonly inertia: Inertia) {}

  onModuleInit(): void {
    this.inertia.share((request) => ({
      watchList: {
        ids: watchedOf(request).map(({ id }) => id),
        url: route('watch-list', {}, request.locale ?? DEFAULT_LOCALE),
      },
    }));
  }
}
