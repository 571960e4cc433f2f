import { Injectable, type OnModuleInit } from '@nestjs/common';
import { actorOf } from '../../access/current-actor.decorator.js';
import { can } from '../../access/permission-table.js';
import { isAdminPath } from '../../auth/admin-sections.js';
import { headerText } from '../../core/http/server/header-text.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { optional } from '../../core/inertia/props.js';
import { paletteActions } from './palette-actions.js';
import { PaletteSearch } from './palette-search.js';

const QUERY_HEADER = 'x-palette-query';

/** Shares the command palette with every page of the admin area. */
@Injectable()
export class PaletteShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly search: PaletteSearch,
  ) {}

  onModuleInit(): void {
    this.inertia.share((request) => {
      const actor = actorOf(request);
      if (!isAdminPath(request.url) || !can(actor, 'admin.enter')) return {};
      return {
        paletteActions: paletteActions(actor, request.locale),
        paletteResults: optional(() =>
          this.search.search(actor, headerText(request, QUERY_HEADER), request.locale),
        ),
      };
    });
  }
}
