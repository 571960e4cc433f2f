import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../access/current-actor.decorator.js';
import { Config } from '../core/config/config.js';
import { Inertia } from '../core/inertia/inertia.service.js';
import { route } from '../routes.js';
import { adminSections, isAdminPath } from './admin-sections.js';
import { toProviderProps } from './provider.presenter.js';

/** Shares the user with every page, and with pages of the admin area the navigation and the session's renewal. */
@Injectable()
export class PersonShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.inertia.share((request) => ({
      person: personProps(request, this.config),
      ...(isAdminPath(request.url) && {
        adminSections: adminSections(
          actorOf(request),
          request.locale,
          request.pageHead?.content.within ?? request.url,
        ),
        session: this.sessionProps(request),
      }),
    }));
  }

  private sessionProps({ session }: FastifyRequest) {
    if (!session) return undefined;
    const { uid, issuedAt, expiresAt } = session;
    return {
      uid,
      url: '/api/session',
      renewFrom: new Date(((issuedAt + expiresAt) / 2) * 1000).toISOString(),
      provider: toProviderProps(this.config),
    };
  }
}

function personProps(request: FastifyRequest, { tokenSyncUrl }: Config) {
  const { profile, locale } = request;
  if (!profile) return null;
  return {
    name: profile.displayName,
    email: profile.email,
    companyName: profile.company?.companyName ?? null,
    adminUrl: route('admin', {}, locale),
    profileUrl: profile.status === 'active' ? route('admin.profile', {}, locale) : null,
    signOutUrl: route('login', {}, locale),
    tokenSyncUrl,
  };
}
