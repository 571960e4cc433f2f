import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { actorOf } from '../../access/current-actor.decorator.js';
import { can } from '../../access/permission-table.js';
import { headerText } from '../../core/http/server/header-text.js';
import { isId } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { withFallback } from '../../core/http/pages/with-fallback.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import type { SharedProps } from '../../core/inertia/pages.js';
import { optional } from '../../core/inertia/props.js';
import { CategoriesService } from '../categories.service.js';
import { findChoices, toLabels } from './category-choices.js';
import { CategoryChoicesQuery } from './category-choices.query.js';

const CHOICES_HEADER = 'x-category-choices';
const LABELS_HEADER = 'x-category-labels';
const MAX_LABELS = 200;

type Answer = NonNullable<SharedProps['categoryChoices']>;

/** Shares searched categories with the pages of the admin area; there may be thousands, so only the first ones. */
@Injectable()
export class CategoryChoicesShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
  ) {}

  onModuleInit(): void {
    this.inertia.share((request) => {
      const actor = actorOf(request);
      if (!can(actor, 'admin.enter')) return {};
      return {
        categoryChoices: optional(this.choices(actor, request)),
        categoryLabels: optional(() => this.labels(request)),
      };
    });
  }

  private choices(actor: Actor, request: FastifyRequest) {
    const asked = headerText(request, CHOICES_HEADER);
    const wanted = lenientQuery(CategoryChoicesQuery, Object.fromEntries(new URLSearchParams(asked)));
    const { query, kind } = wanted;
    const open = can(actor, 'platform.manage')
      ? wanted
      : Object.assign(new CategoryChoicesQuery(), { query, kind });
    const orElse = withFallback(this.texts, request, 'toast.details.getter_error_categories');
    return orElse<Answer>({ query: asked, choices: [], count: 0 }, async () => ({
      query: asked,
      ...findChoices(await this.categories.tree(), open, request.locale),
    }));
  }

  private async labels(request: FastifyRequest) {
    const asked = headerText(request, LABELS_HEADER);
    const ids = asked.split('.', MAX_LABELS).map(Number);
    const known = ids.filter(isId);
    return { query: asked, labels: toLabels(await this.categories.tree(), known, request.locale) };
  }
}
