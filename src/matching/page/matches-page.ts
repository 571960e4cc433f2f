import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import type { SortLink } from '../../core/http/api/pagination.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import { Texts } from '../../core/i18n/texts.js';
import { toPicture } from '../../media/media.presenter.js';
import type { DecisionKind } from '../../products/comparison/decided-offers.js';
import { productUrl } from '../../products/product.presenter.js';
import { route } from '../../routes.js';
import { MatchDecisionsService } from '../decisions/match-decisions.service.js';
import {
  MatchSuggestionsService,
  type SuggestedOfferRow,
  type Suggestion,
} from '../match-suggestions.service.js';
import { MatchObjectionsService } from '../objections/match-objections.service.js';
import { toObjectionProps } from '../objections/objection.presenter.js';
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
const SUGGESTED = { pair: 'same', suspicious: 'different' } as const satisfies Record<
  SuggestionKind,
  DecisionKind
>;
const OF_TAB = { objected: ['open'], answered: ['accepted', 'rejected'] } as const;

/** The page of suggestions, objections and decisions which offers are one product. */
@Injectable()
export class MatchesPage {
  constructor(
    private readonly suggestions: MatchSuggestionsService,
    private readonly decisions: MatchDecisionsService,
    private readonly objections: MatchObjectionsService,
    private readonly texts: Texts,
  ) {}

  async props(actor: Actor, { tab, sort, after, before }: MatchesQuery, locale: Locale) {
    const urlOf = (id: MatchTab, position: Record<string, string | number> = {}) =>
      route('admin.matches', {}, locale, { ...(id !== 'pair' && { tab: id }), ...position });
    const common = {
      tab,
      tabs: MATCH_TABS.map((id) => ({ id, url: urlOf(id), current: id === tab })),
      decideUrl: route('admin.matches.decision', {}, locale),
      coverageUrl: route('admin.matches.coverage', {}, locale),
      sorts: [],
      suggestions: [],
      objections: [],
      decisions: [],
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
        decisions: rows,
        nextUrl: next === null ? null : urlOf(tab, { before: next }),
      };
    }
    if (tab === 'objected' || tab === 'answered') {
      const statuses = OF_TAB[tab];
      const { objections, next } = await this.objections.list(actor, { before, limit: PER_PAGE }, statuses);
      return {
        ...common,
        objections: objections.map((row) => toObjectionProps(row, actor, locale)),
        nextUrl: next === null ? null : urlOf(tab, { before: next }),
      };
    }
    const { suggestions, next } = await this.suggestions.list({
      kind: tab,
      order: sort === '-clicks' ? 'clicks' : 'score',
      after,
      limit: PER_PAGE,
    });
    return {
      ...common,
      sorts: toSorts(sort, (order) => urlOf(tab, order === '-score' ? {} : { sort: order })),
      suggestions: suggestions.map((one) => this.toRow(one, locale)),
      nextUrl: next === null ? null : urlOf(tab, { ...(sort !== '-score' && { sort }), after: next }),
    };
  }

  private toRow({ id, kind, percent, reasons, offer, other }: Suggestion, locale: Locale): MatchRow {
    const sides: MatchRow['sides'] = [this.toSide(offer, locale), this.toSide(other, locale)];
    const pair = `${offer.id}-${other.id}`;
    return {
      id,
      pair,
      label: sides.map(({ name }) => name).join(' – '),
      percent,
      clicks: offer.clicks + other.clicks,
      reasons: reasons.map((reason) => this.toReason(kind, reason, locale)),
      effectUrl: route('admin.matches.effect', {}, locale, { kind: SUGGESTED[kind], pairs: pair }),
      sides,
    };
  }

  private toSide(row: SuggestedOfferRow, locale: Locale): MatchedSide {
    const { companyName, brand, mpn, gtin, price, offers, picture } = row;
    const name = plainText(row.name, locale);
    const codes = [brand, mpn, gtin && `EAN ${gtin}`].filter((fact) => fact !== null);
    const count = this.texts.t('matching.offers', locale, { count: offers });
    return {
      name,
      url: productUrl({ ...row, kind: 'product' }, locale),
      groupUrl: offers > 1 ? route('admin.matches.group', { id: row.id }, locale) : null,
      picture: picture && toPicture(picture, locale, name),
      facts: [`${companyName}, ${money(price, 'EUR', locale)}`, ...codes, count],
    };
  }

  private toReason(kind: SuggestionKind, reason: SuggestionReason, locale: Locale): string {
    const value = 'value' in reason ? reason.value : '';
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return this.texts.t(`matching.reasons.${kind}.${reason.code}`, locale, { text });
  }
}

/** Both orders start with the highest number, and are not reversed. */
const toSorts = (sort: string, urlOf: (sort: string) => string): SortLink[] =>
  ['score', 'clicks'].map((id) => ({
    id,
    url: urlOf(`-${id}`),
    direction: sort === `-${id}` ? 'descending' : null,
  }));
