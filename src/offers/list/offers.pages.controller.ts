import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { can } from '../../access/permission-table.js';
import type { Locale } from '../../core/i18n/locales.js';
import { BulkRuns } from '../bulk/bulk-runs.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { optional } from '../../core/inertia/props.js';
import { redirect } from '../../core/inertia/responses.js';
import type { ProductKind } from '../../products/product.entity.js';
import { LocalizedGet } from '../../routes.js';
import { chooseOfferColumns, columnsOfView } from '../offer-columns.js';
import { firstViewsOf } from '../views/first-views.js';
import { toFirstView, toView } from '../views/offer-view.presenter.js';
import { mayChange, OfferViews } from '../views/offer-views.service.js';
import { OffersPage } from './offers-page.js';
import { newOfferUrl, offerUrl } from '../offers-address.js';
import { OffersPageQuery } from '../offers.query.js';
import { rememberColumns, rememberedColumns } from './remembered-columns.js';

/** The lists of products and services in the admin area. */
@Controller()
@Can('company.read')
export class OffersPagesController {
  constructor(
    private readonly page: OffersPage,
    private readonly bulk: BulkRuns,
    private readonly saved: OfferViews,
  ) {}

  @LocalizedGet('admin.products')
  @Page('offers/index')
  @PrivateTitle('offers.title.product')
  products(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.list(request, request.actor, 'product', reply);
  }

  @LocalizedGet('admin.services')
  @Page('offers/index')
  @PrivateTitle('offers.title.service')
  services(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.list(request, request.actor, 'service', reply);
  }

  private async list(request: FastifyRequest, actor: Actor, kind: ProductKind, reply: FastifyReply) {
    const { locale } = request;
    const query = lenientQuery(OffersPageQuery, request.query);
    const moved = movedTo(kind, query, locale);
    if (moved) return redirect(moved, { status: 301 });
    const { columns, hidden } = this.columns(request, actor, kind, query, reply);
    return {
      ...(await this.page.props(actor, kind, query, locale)),
      columns,
      hiddenColumns: hidden,
      largeCounts: optional(() => this.page.filterCounts(actor, kind, query, locale)),
      views: () => this.views(actor, kind, query, locale),
      bulkRuns: () => this.bulk.list(actor, kind, query.company, locale),
    };
  }

  private async views(actor: Actor, kind: ProductKind, query: OffersPageQuery, locale: Locale) {
    const context = { kind, query, ofAllCompanies: can(actor, 'platform.manage'), locale };
    const saved = await this.saved.list(actor, kind);
    return [
      ...firstViewsOf(kind).map((id) => toFirstView(id, context)),
      ...saved.map((view) => toView(view, mayChange(actor, view), context)),
    ];
  }

  /** Remembers the selected columns, and keeps them in the list's URLs. */
  private columns(
    request: FastifyRequest,
    actor: Actor,
    kind: ProductKind,
    query: OffersPageQuery,
    reply: FastifyReply,
  ) {
    const remembered = rememberedColumns(request, kind);
    const ofAll = can(actor, 'platform.manage');
    const choice = chooseOfferColumns(kind, ofAll, query.columns.length ? query.columns : remembered);
    if (query.view !== undefined && query.columns.length) {
      // the columns of the view, even if they are the default ones
      query.columns = columnsOfView(kind, ofAll, query.columns);
      return choice;
    }
    if (query.columns.length) rememberColumns(reply, kind, choice.asked);
    query.columns = choice.asked;
    return choice;
  }
}

/** Links to the form that was a dialog over the list lead to its page. */
function movedTo(kind: ProductKind, query: OffersPageQuery, locale: Locale): string | null {
  if (query.edit !== undefined) return offerUrl(query.edit, query, locale);
  const isNew = query.new !== undefined || query.copy !== undefined;
  return isNew ? newOfferUrl(kind, query, locale, query.copy) : null;
}
