import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../access/current-actor.decorator.js';
import { Inertia } from '../core/inertia/inertia.service.js';
import { route } from '../routes.js';
import { adminSections, adminUrl, isAdminPath } from './admin-sections.js';

/** Tells every page who is signed in, and the pages of the admin area where that person may go. */
@Injectable()
export class PersonShare implements OnModuleInit {
  constructor(private readonly inertia: Inertia) {}

  onModuleInit(): void {
    this.inertia.share((request) => ({
      person: personProps(request),
      ...(isAdminPath(request.url) && {
        adminSections: adminSections(actorOf(request), request.locale, request.url),
      }),
    }));
  }
}

function personProps({ profile, locale }: FastifyRequest) {
  if (!profile) return null;
  return {
    name: profile.displayName,
    email: profile.email,
    companyName: profile.company?.companyName ?? null,
    adminUrl: adminUrl(locale),
    signOutUrl: route('login', {}, locale),
  };
}
