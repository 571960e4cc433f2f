import { Injectable, type OnModuleInit } from '@nestjs/common';
import { headerText } from '../../core/http/server/header-text.js';
import { SUGGEST_HEADER } from '../../core/http/rates/limit-addresses.js';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { optional } from '../../core/inertia/props.js';
import type { FastifyRequest } from 'fastify';
import type { Suggestions } from './suggestions.props.js';
import { noSuggestions, SuggestionsService } from './suggestions.service.js';
import { wordsOfAddress } from './words-of-address.js';

/** Shares suggestions: with every page on request, and with a page that is not found for the words of its URL. */
@Injectable()
export class SuggestionsShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly suggestions: SuggestionsService,
  ) {}

  onModuleInit(): void {
    this.inertia.allowStandalone('suggestions');
    this.inertia.share((request, { component, status }) => ({
      ...(component === 'errors/show' && status === 404 && { urlSuggestions: () => this.forUrl(request) }),
      suggestions: optional(() =>
        this.suggestions.listSuggestions(
          headerText(request, SUGGEST_HEADER),
          request.locale ?? DEFAULT_LOCALE,
        ),
      ),
    }));
  }

  /** Only paths of our own pages are searched for, so that programs that try random paths cost nothing. */
  private forUrl(request: FastifyRequest): Promise<Suggestions> {
    const words = wordsOfAddress(request.url);
    const isOurs = request.routeOptions.url !== undefined && request.routeOptions.url !== '*';
    return isOurs && words
      ? this.suggestions.listSuggestions(words, request.locale ?? DEFAULT_LOCALE)
      : Promise.resolve(noSuggestions(words));
  }
}
