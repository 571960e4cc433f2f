import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { Conflict, Invalid } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import { Texts } from '../../core/i18n/texts.js';
import { route } from '../../routes.js';
import type { DecisionEffect } from '../decisions/decision-effect.js';
import type { DecisionEffectJson } from '../decisions/decision.json.js';
import { toEffectJson } from '../decisions/decision.presenter.js';
import { MatchDecisionsService } from '../decisions/match-decisions.service.js';
import { ObjectionAnswers } from '../objections/objection-answers.js';
import type { MatchEffectQuery } from './matches.input.js';
import type { EffectGroupProps, EffectProps } from './matches.pages.js';
import { WantedDecisions } from './wanted-decisions.js';

type EffectGroupJson = DecisionEffectJson['before'][number];

/** Offers of a group that are listed. */
const MAX_LISTED = 20;

/** The page with the effect of decisions, before they are made. */
@Injectable()
export class MatchEffectPage {
  constructor(
    private readonly wanted: WantedDecisions,
    private readonly decisions: MatchDecisionsService,
    private readonly answers: ObjectionAnswers,
    private readonly texts: Texts,
  ) {}

  async props(actor: Actor, query: MatchEffectQuery, locale: Locale) {
    const { objection } = query;
    const common = {
      backUrl: route('admin.matches', {}, locale, objection ? { tab: 'objected' } : {}),
      confirmUrl: objection
        ? route('admin.matches.answer', { id: objection }, locale)
        : route('admin.matches.decision', {}, locale),
      fields: objection ? [{ name: 'answer', value: 'accepted' }] : fieldsOf(query),
    };
    try {
      const inputs = objection ? [await this.answers.getDecision(objection)] : await this.wanted.of(query);
      const effect = await this.decisions.preview(actor, inputs);
      return { ...common, problem: null, effect: toProps(effect, locale) };
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof Invalid)) throw error;
      return { ...common, problem: this.texts.t(error.key, locale, error.values), effect: null };
    }
  }
}

/** The form that makes the decisions. */
function fieldsOf({ pairs, kind, row, offers, to }: MatchEffectQuery): { name: string; value: string }[] {
  return [
    ...pairs.map((value) => ({ name: 'pairs', value })),
    ...offers.map((id) => ({ name: 'offers', value: String(id) })),
    ...Object.entries({ kind, row, to }).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  ];
}

function toProps(effect: DecisionEffect, locale: Locale): EffectProps {
  const { before, after, redirects } = toEffectJson(effect, locale, '');
  return {
    before: before.map((group) => toGroup(group, locale)),
    after: after.map((group) => toGroup(group, locale)),
    redirects,
  };
}

function toGroup({ id, url, lowest, highest, offers }: EffectGroupJson, locale: Locale): EffectGroupProps {
  const sumOf = (field: 'historyEntries' | 'alerts') => offers.reduce((sum, offer) => sum + offer[field], 0);
  const { name, currency } = offers.find((offer) => offer.id === id)!;
  const range = [...new Set([lowest, highest])].filter((price) => price !== null);
  return {
    id,
    name,
    url,
    prices: range.map((price) => money(price, currency, locale)).join(' – ') || null,
    historyEntries: sumOf('historyEntries'),
    alerts: sumOf('alerts'),
    count: offers.length,
    offers: offers.slice(0, MAX_LISTED).map(({ id: offerId, companyName, price, currency: unit }) => ({
      id: offerId,
      text: `${companyName}, ${money(price, unit, locale)}`,
    })),
  };
}
