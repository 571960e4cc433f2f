import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { CompaniesSearch } from '../../companies/companies.search.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { UsersQuery } from '../../users/users.query.js';
import { UsersSearch } from '../../users/users.search.js';
import type { WaitingGroup } from './overview.pages.js';

/** Maximum number of named items of each kind. */
const SHOWN = 3;

/** Sign-ups that await approval, for super admins. */
@Injectable()
export class WaitingNewcomers {
  constructor(
    private readonly found: CompaniesSearch,
    private readonly users: UsersSearch,
  ) {}

  async companies(locale: Locale): Promise<WaitingGroup> {
    const list = { status: 'pending', sort: '-createdAt', page: 1, limit: SHOWN } as const;
    const { companies, count } = await this.found.list(list);
    const urlOf = (edit?: number) => route('admin.companies', {}, locale, { status: 'pending', edit });
    return {
      id: 'companies',
      count,
      url: urlOf(),
      items: companies.map(({ id, companyName, website, createdAt }) => ({
        id,
        url: urlOf(id),
        name: { text: companyName },
        note: website,
        at: createdAt.toISOString(),
      })),
    };
  }

  async people(actor: Actor, locale: Locale): Promise<WaitingGroup> {
    const query = Object.assign(new UsersQuery(), { status: 'pending', sort: '-createdAt', limit: SHOWN });
    const { items, count } = await this.users.search(actor, query);
    const urlOf = (edit?: number) => route('admin.users', {}, locale, { status: 'pending', edit });
    return {
      id: 'users',
      count,
      url: urlOf(),
      items: items.map(({ id, displayName, company, createdAt }) => ({
        id,
        url: urlOf(id),
        name: { text: displayName },
        note: company?.companyName ?? null,
        at: createdAt.toISOString(),
      })),
    };
  }
}
