import { Injectable, type OnModuleInit } from '@nestjs/common';
import { headerText } from '../../core/http/server/header-text.js';
import { SUGGEST_HEADER } from '../../core/http/rates/limit-addresses.js';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { optional } from '../../core/inertia/props.js';
import { SuggestionsService } from './suggestions.service.js';

/** Shares the suggestions with every page in a prop that is computed only on request. */
@Injectable()
export class SuggestionsShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly suggestions: SuggestionsService,
  ) {}

  onModuleInit(): void {
    this.inertia.allowStandalone('suggestions');
    this.inertia.share((request) => ({
      suggestions: optional(() =>
        this.suggestions.listSuggestions(
          headerText(request, SUGGEST_HEADER),
          request.locale ?? DEFAULT_LOCALE,
        ),
      ),
    }));
  }
}
