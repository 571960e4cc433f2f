import { Injectable } from '@nestjs/common';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import { Texts } from '../../core/i18n/texts.js';
import { productUrl } from '../../products/product.presenter.js';
import { route } from '../../routes.js';
import { MatchDecisionsService } from '../decisions/match-decisions.service.js';
import {
  MatchSuggestionsService,
  type SuggestedOfferRow,
  type Suggestion,
} from '../match-suggestions.service.js';
import type { SuggestionKind, SuggestionReason } from '../suggestion.js';
import type { MatchesQuery } from './matches.input.js';
import {
  type DecidedRow,
  MATCH_TABS,
  type MatchedSide,
  type MatchRow,
  type MatchTab,
} from './matches.pages.js';

const PER_PAGE = 24;

/** The page of suggestions and decisions which offers are one product. */
@Injectable()
export class MatchesPage {
  constructor(
    private readonly suggestions: MatchSuggestionsService,
    private readonly decisions: MatchDecisionsService,
    private readonly texts: Texts,
  ) {}

  async props({ tab, after, before }: MatchesQuery, locale: Locale) {
    const urlOf = (id: MatchTab, position: Record<string, string | number> = {}) =>
      route('admin.matches', {}, locale, { ...(id !== 'pair' && { tab: id }), ...position });
    const common = {
      tab,
      tabs: MATCH_TABS.map((id) => ({ id, url: urlOf(id), current: id === tab })),
      decideUrl: route('admin.matches.decision', {}, locale),
    };
    if (tab === 'decided') {
      const { decisions, next } = await this.decisions.listNamed({ before, limit: PER_PAGE });
      const rows = decisions.map((row): DecidedRow => {
        const { id, kind, decidedBy, undoneBy } = row;
        const [decidedAt, undoneAt] = [row.decidedAt.toISOString(), row.undoneAt?.toISOString() ?? null];
        const sides: DecidedRow['sides'] = [
          row.offers.map((name) => plainText(name, locale)),
          row.others.map((name) => plainText(name, locale)),
        ];
        const undoUrl = undoneAt ? null : route('admin.matches.undo', { id }, locale);
        return { id, kind, sides, decidedAt, decidedBy, undoneAt, undoneBy, undoUrl };
      });
      return {
        ...common,
        suggestions: [],
        decisions: rows,
        nextUrl: next === null ? null : urlOf(tab, { before: next }),
      };
    }
    const { suggestions, next } = await this.suggestions.list({ kind: tab, after, limit: PER_PAGE });
    return {
      ...common,
      suggestions: suggestions.map((one) => this.toRow(one, locale)),
      decisions: [],
      nextUrl: next === null ? null : urlOf(tab, { after: next }),
    };
  }

  private toRow({ id, kind, percent, reasons, offer, other }: Suggestion, locale: Locale): MatchRow {
    const sides: MatchRow['sides'] = [this.toSide(offer, locale), this.toSide(other, locale)];
    return {
      id,
      pair: `${offer.id}-${other.id}`,
      label: sides.map(({ name }) => name).join(' – '),
      percent,
      reasons: reasons.map((reason) => this.toReason(kind, reason, locale)),
      sides,
    };
  }

  private toSide(row: SuggestedOfferRow, locale: Locale): MatchedSide {
    const { companyName, brand, mpn, gtin, price, offers } = row;
    const codes = [brand, mpn, gtin && `EAN ${gtin}`].filter((fact) => fact !== null);
    const count = this.texts.t('matching.offers', locale, { count: offers });
    return {
      name: plainText(row.name, locale),
      url: productUrl({ ...row, kind: 'product' }, locale),
      facts: [`${companyName}, ${money(price, 'EUR', locale)}`, ...codes, count],
    };
  }

  private toReason(kind: SuggestionKind, reason: SuggestionReason, locale: Locale): string {
    const value = 'value' in reason ? reason.value : '';
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return this.texts.t(`matching.reasons.${kind}.${reason.code}`, locale, { text });
  }
}
