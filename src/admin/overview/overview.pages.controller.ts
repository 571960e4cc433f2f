import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Identified } from '../../access/identified.decorator.js';
import { PendingPage } from '../../auth/pending-page.js';
import { Forbidden, NotFound, Unauthenticated } from '../../core/errors/domain-errors.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet } from '../../routes.js';
import { OverviewPage } from './overview-page.js';

/** The home page of the admin area: the overview, or the page of users who await approval. */
@Controller()
export class OverviewPagesController {
  constructor(
    private readonly overview: OverviewPage,
    private readonly pending: PendingPage,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin')
  @Identified()
  @Page('overview/index')
  async enter(
    @Req() { actor, locale }: FastifyRequest,
    @Param('page') page: string | undefined,
    @Head() head: PageHead,
  ) {
    if (actor.kind === 'visitor') throw new Unauthenticated();
    const isPending = actor.status === 'pending';
    // existing sections have routes of their own
    if (page !== undefined) throw isPending ? new Forbidden('fault.awaiting_approval') : new NotFound();
    if (isPending) return this.pending.show(actor, locale, head);
    head.set({ title: this.texts.t('overview.title', locale), robots: 'noindex' });
    return this.overview.props(actor, locale);
  }
}
