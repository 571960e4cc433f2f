import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE } from '../core/i18n/locales.js';
import { Inertia } from '../core/inertia/inertia.service.js';
import { optional } from '../core/inertia/props.js';
import { SuggestionsService } from './suggestions.service.js';

const QUERY_HEADER = 'x-suggest-query';

/** Gives every page what stands under its search box; asking for it costs nothing of the page itself. */
@Injectable()
export class SuggestionsShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly suggestions: SuggestionsService,
  ) {}

  onModuleInit(): void {
    this.inertia.allowAlone('suggestions');
    this.inertia.share((request) => ({
      suggestions: optional(() => this.suggestions.of(queryOf(request), request.locale ?? DEFAULT_LOCALE)),
    }));
  }
}

/** Headers hold no letters beyond ASCII. */
function queryOf({ headers }: FastifyRequest): string {
  try {
    return decodeURIComponent(String(headers[QUERY_HEADER] ?? ''));
  } catch {
    return '';
  }
}
