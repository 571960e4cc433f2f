import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { type BlockedOffersQuery, MAX_REASON } from './block-decision.input.js';
import { COUNT_BLOCKS, LIST_BLOCKS } from './block.statements.js';
import { BLOCK_TABS } from './blocked-terms.pages.js';
import { OfferBlockPresenter } from './offer-block.presenter.js';

const PER_PAGE = 50;

@Injectable()
export class BlockedOffersPage {
  constructor(
    private readonly database: DataSource,
    private readonly presenter: OfferBlockPresenter,
  ) {}

  async props(actor: Actor, { status, page }: BlockedOffersQuery, locale: Locale) {
    const urlOf = (tab: string, at = 1) =>
      route('admin.imports.blocked-offers', {}, locale, {
        status: tab === 'objected' ? null : tab,
        page: at > 1 ? at : null,
      });
    const [counts, rows] = await Promise.all([
      COUNT_BLOCKS.one(this.database),
      LIST_BLOCKS(status).rows(this.database, [PER_PAGE, (page - 1) * PER_PAGE]),
    ]);
    return {
      offers: rows.map((row) => this.presenter.toRow(row, actor, locale)),
      tabs: BLOCK_TABS.map((id) => ({ id, count: counts[id], url: urlOf(id), current: id === status })),
      tab: status,
      maxReason: MAX_REASON,
      pagination: toPagination(page, pageCountOf(counts[status], PER_PAGE), (at) => urlOf(status, at)),
      termsUrl: route('admin.imports.blocked-terms', {}, locale),
    };
  }
}
