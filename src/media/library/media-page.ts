import { Injectable } from '@nestjs/common';
import { type Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { PageList } from '../../core/http/api/page-list.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Media } from '../media.entity.js';
import { PictureItems } from '../picture-items.js';
import { route } from '../../routes.js';
import { MEDIA_SORTS, type MediaPageQuery } from './media.query.js';
import { MediaSearch, MAX_COUNTED } from './media.search.js';
import { ownerOf } from './media-owner.js';
import { MediaUsesList } from './media-uses-list.js';

const PER_PAGE = 48;

/** Props of the media list; each is computed only when a reload asks for it. */
@Injectable()
export class MediaPage {
  constructor(
    private readonly search: MediaSearch,
    private readonly items: PictureItems,
    private readonly uses: MediaUsesList,
    private readonly companies: CompaniesService,
  ) {}

  props(actor: Actor, query: MediaPageQuery, locale: Locale) {
    const list = new PageList(query, (next) => route('admin.media', {}, locale, next));
    const owner = ownerOf(actor, query);
    const listed = lazy(() => this.search.list({ ...query, limit: PER_PAGE, owner }));
    const { state = null, sort, owner: chosen = null } = query;
    return {
      media: async () => this.tiles(actor, (await listed()).media, list, locale),
      ...list.props(async () => (await listed()).count, PER_PAGE, Boolean(query.query || state || chosen)),
      mostCounted: MAX_COUNTED,
      sorts: MEDIA_SORTS.map((id) => ({
        id,
        url: list.url({ sort: id, page: 1 }),
        direction: id === sort ? ('descending' as const) : null,
      })),
      removalUrl: can(actor, 'products.write')
        ? route('admin.media', {}, locale, { query: query.query, state: query.state, owner: query.owner })
        : null,
      filters: { query: query.query ?? '', state, sort, owner: chosen },
      companies: () => this.companies.choices(actor),
      filterCounts: () => this.search.filterCounts({ ...query, owner }, can(actor, 'platform.manage')),
      uploadFor: typeof owner === 'number' ? owner : null,
      closeUrl: list.url(),
    };
  }

  private async tiles(actor: Actor, media: Media[], list: PageList<MediaPageQuery>, locale: Locale) {
    const used = await this.uses.findUsed(media.map(({ id }) => id));
    return media.map((one) => ({
      ...this.items.toItem(actor, one, locale),
      openUrl: list.url({ edit: one.id }),
      isUsed: used.has(one.id),
    }));
  }
}
