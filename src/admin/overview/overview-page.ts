import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import type { Locale } from '../../core/i18n/locales.js';
import { defer } from '../../core/inertia/props.js';
import { route } from '../../routes.js';
import { Broken } from './broken.js';
import { FeedHealth } from './feed-health.js';
import { FirstSteps } from './first-steps.js';
import { ProductFigures } from './product-figures.js';
import { RecentImports } from './recent-imports.js';
import { RecentVisits } from './recent-visits.js';
import { Waiting } from './waiting.js';

/** Props of the overview; slow ones are deferred. */
@Injectable()
export class OverviewPage {
  constructor(
    private readonly visits: RecentVisits,
    private readonly health: FeedHealth,
    private readonly broken: Broken,
    private readonly figures: ProductFigures,
    private readonly recent: RecentImports,
    private readonly waiting: Waiting,
    private readonly steps: FirstSteps,
  ) {}

  props(actor: Actor, locale: Locale) {
    return {
      companyName: () => this.steps.storeName(actor),
      firstSteps: () => this.steps.listSteps(actor, locale),
      visits: () => this.visits.countVisits(actor, locale),
      health: () => this.health.readHealth(actor, locale),
      broken: defer(() => this.broken.listLines(actor, locale), { group: 'broken', rescue: true }),
      waiting: () => this.waiting.listGroups(actor, locale),
      imports: () => this.recent.listImports(actor, locale),
      importsUrl: route('admin.imports', {}, locale),
      figures: defer(() => this.figures.byStatus(actor, locale), { group: 'figures', rescue: true }),
      gaps: defer(() => this.figures.gaps(actor, locale), { group: 'gaps', rescue: true }),
      popular: defer(() => this.figures.popular(actor, locale), { group: 'popular', rescue: true }),
    };
  }
}
