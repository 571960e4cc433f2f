import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import type { Locale } from '../../core/i18n/locales.js';
import { toAddress } from '../../import/pulls/feed-address.js';
import { PullsService } from '../../import/pulls/pulls.service.js';
import { statusesThatNeed } from '../../import/import-states.js';
import { ImportsService } from '../../import/imports.service.js';
import { route } from '../../routes.js';
import type { WaitingGroup } from './overview.pages.js';

const WAITING = statusesThatNeed('person');
/** Maximum number of named items of each kind. */
const SHOWN = 3;

/** Imports that wait for a person. */
@Injectable()
export class WaitingImports {
  constructor(
    private readonly imports: ImportsService,
    private readonly pulls: PullsService,
  ) {}

  async listHeldImports(actor: Actor, locale: Locale): Promise<WaitingGroup> {
    const [runs, count] = await Promise.all([
      this.imports.newestWith(actor, SHOWN, WAITING),
      this.imports.count(actor, WAITING),
    ]);
    return {
      id: 'imports',
      count,
      url: route('admin.imports', {}, locale),
      items: runs.map(({ id, upload, createdAt }) => ({
        id,
        url: route('admin.imports', {}, locale, { import: id }),
        name: { text: upload.fileName },
        note: null,
        at: createdAt.toISOString(),
      })),
    };
  }

  async listFailingFeeds(actor: Actor, locale: Locale): Promise<WaitingGroup> {
    const { feeds, count } = await this.pulls.failing(actor, SHOWN);
    const isOfPlatform = can(actor, 'platform.manage');
    const urlOf = (companyId?: number) =>
      route('admin.imports.feeds', {}, locale, { company: isOfPlatform ? companyId : null });
    return {
      id: 'feeds',
      count,
      url: urlOf(feeds[0]?.companyId),
      items: feeds.map(({ id, companyId, url, companyName, failingSince }) => ({
        id,
        url: urlOf(companyId),
        name: { text: toAddress(url) },
        note: isOfPlatform ? companyName : null,
        at: failingSince.toISOString(),
      })),
    };
  }
}
