import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../access/actor.js';
import { actorOf } from '../../access/current-actor.decorator.js';
import { can } from '../../access/permission-table.js';
import { isAdminPath } from '../../auth/admin-sections.js';
import { headerText } from '../../core/http/server/header-text.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { optional } from '../../core/inertia/props.js';
import { PictureItems } from '../picture-items.js';
import { PictureChoicesQuery } from './media.query.js';
import { MediaSearch } from './media.search.js';

const MAX_SHOWN = 24;

/** Shares the existing pictures with every form of the admin area, page by page. */
@Injectable()
export class PictureChoicesShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly search: MediaSearch,
    private readonly items: PictureItems,
  ) {}

  onModuleInit(): void {
    this.inertia.share((request) => {
      const actor = actorOf(request);
      if (!isAdminPath(request.url) || !can(actor, 'products.write')) return {};
      return { pictureChoices: optional(() => this.choices(actor, request)) };
    });
  }

  private async choices(actor: Actor, request: FastifyRequest) {
    const asked = headerText(request, 'x-picture-choices');
    const given = Object.fromEntries(new URLSearchParams(asked));
    const { query, company } = lenientQuery(PictureChoicesQuery, given);
    const owner = can(actor, 'platform.manage') ? (company ?? ('platform' as const)) : actor.companyId;
    const wanted = { query, owner, state: 'ready', sort: 'newest', page: 1, limit: MAX_SHOWN } as const;
    const { media, count } = await this.search.list(wanted);
    const pictures = media.map((one) => this.items.toItem(actor, one, request.locale));
    return { query: asked, pictures, more: count > pictures.length };
  }
}
