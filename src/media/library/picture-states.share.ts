import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../access/current-actor.decorator.js';
import { can } from '../../access/permission-table.js';
import { isAdminPath } from '../../auth/admin-sections.js';
import { isId } from '../../core/http/input/id-params.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { optional } from '../../core/inertia/props.js';
import { PictureItems } from '../picture-items.js';
import { route } from '../../routes.js';

const MAX_ASKED = 100;

/** Shares upload URLs and the states of pictures with every page of the admin area. */
@Injectable()
export class PictureStatesShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly items: PictureItems,
  ) {}

  onModuleInit(): void {
    this.inertia.share((request) => (isAdminPath(request.url) ? this.props(request) : {}));
  }

  private props(request: FastifyRequest) {
    const { locale } = request;
    const actor = actorOf(request);
    return {
      ...(can(actor, 'products.write') && {
        uploads: {
          url: route('admin.media', {}, locale),
          addressUrl: route('admin.media.addresses', {}, locale),
        },
      }),
      // the browser keeps the states of others
      pictureStates: optional(() => this.items.visible(actor, askedIds(request), locale)).merge({
        matchOn: 'id',
      }),
    };
  }
}

function askedIds({ headers }: FastifyRequest): number[] {
  const asked = String(headers['x-pictures'] ?? '');
  return asked.split(',').map(Number).filter(isId).slice(0, MAX_ASKED);
}
