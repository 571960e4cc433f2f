import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import type { TermMatch } from '../../products/blocking/blocked-term.js';
import { route } from '../../routes.js';
import type { OfferBlockProps } from '../block.props.js';
import type { BlockRow } from './block.statements.js';
import type { BlockedOfferRow } from './blocked-terms.pages.js';

/** Blocks of offers as people see them. */
@Injectable()
export class OfferBlockPresenter {
  constructor(private readonly texts: Texts) {}

  toProps(row: BlockRow, actor: Actor, locale: Locale): OfferBlockProps {
    const { id, companyId, matches, blockedAt, objectedAt, decision, decidedAt, reason, status } = row;
    const mayObject =
      status === 'blocked' && !objectedAt && !decision && can(actor, 'products.write', { companyId });
    return {
      reasons: matches.map((match) => this.reasonOf(match, locale)),
      blockedAt: blockedAt.toISOString(),
      objectedAt: objectedAt?.toISOString() ?? null,
      decision,
      decidedAt: decidedAt?.toISOString() ?? null,
      reason,
      objectUrl: mayObject ? route('admin.imports.blocked-offers.objection', { id }, locale) : null,
      decideUrl: can(actor, 'platform.manage')
        ? route('admin.imports.blocked-offers.decision', { id }, locale)
        : null,
    };
  }

  toRow(row: BlockRow, actor: Actor, locale: Locale): BlockedOfferRow {
    const { id, name, productCode, companyName } = row;
    return {
      ...this.toProps(row, actor, locale),
      id,
      name: plainText(name, locale) || productCode,
      companyName,
      url: route('admin.products.one', { id }, locale),
    };
  }

  /** The term, and the place of its match. */
  reasonOf({ place, term, text }: TermMatch, locale: Locale): string {
    return this.texts.t(`blocked-offers.reasons.${place}`, locale, { term, text });
  }
}
