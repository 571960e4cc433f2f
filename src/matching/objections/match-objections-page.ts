import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { MatchObjectionsService } from './match-objections.service.js';
import { MAX_OBJECTION_REASON } from './objection.js';
import type { ObjectionsPageQuery } from './objection.input.js';
import { groupUrl, toCompared, toObjectionProps } from './objection.presenter.js';

const PER_PAGE = 24;

/** The pages of objections for a store's staff. */
@Injectable()
export class MatchObjectionsPage {
  constructor(private readonly objections: MatchObjectionsService) {}

  async ofOffer(actor: Actor, id: number, proposed: string | null, locale: Locale) {
    const { offer, compared, objections } = await this.objections.get(actor, id);
    const [own] = compared;
    const mayObject = own && offer.kind === 'product' && can(actor, 'products.write', offer);
    return {
      name: localText(offer.name, locale) ?? { text: offer.productCode },
      editUrl: route('admin.products.one', { id }, locale),
      pageUrl: own && offer.kind === 'product' ? groupUrl(own, locale) : null,
      offers: compared.map((row) => toCompared(row, locale)),
      count: own?.count ?? 0,
      objectUrl: mayObject ? route('admin.products.comparison', { id }, locale) : null,
      maxReason: MAX_OBJECTION_REASON,
      proposed,
      objections: objections.map((row) => toObjectionProps(row, actor, locale)),
      groupUrl:
        own && own.count > 1 && can(actor, 'platform.manage')
          ? route('admin.matches.group', { id }, locale)
          : null,
      listUrl: route('admin.objections', {}, locale),
    };
  }

  async list(actor: Actor, { before }: ObjectionsPageQuery, locale: Locale) {
    const { objections, next } = await this.objections.list(actor, { before, limit: PER_PAGE }, null);
    return {
      objections: objections.map((row) => toObjectionProps(row, actor, locale)),
      nextUrl: next === null ? null : route('admin.objections', {}, locale, { before: next }),
    };
  }
}
