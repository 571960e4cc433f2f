import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { Unavailable } from '../../core/errors/domain-errors.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { listUrls } from '../../core/http/api/list-urls.js';
import type { WithFallback } from '../../core/http/pages/with-fallback.js';
import { pageCountOf, toPagination, toSortLinks } from '../../core/http/api/pagination.js';
import type { Locale } from '../../core/i18n/locales.js';
import { isConfirmed } from '../../auth/identity/addresses.js';
import { IdentityProvider } from '../../auth/identity/identity-provider.js';
import { route } from '../../routes.js';
import type { User } from '../user.entity.js';
import { isOfPlatform } from '../user.policy.js';
import { UserPresenter } from '../api/user.presenter.js';
import type { UserForm } from '../users.pages.js';
import { USER_SORTS, UsersPageQuery } from '../users.query.js';
import { UsersSearch } from '../users.search.js';

const TABS = ['active', 'pending', 'inactive', 'all'] as const;
const NOBODY = { active: 0, pending: 0, inactive: 0 };

/** Props of the users page; those that a partial reload leaves out are not computed. */
@Injectable()
export class UsersPage {
  constructor(
    private readonly found: UsersSearch,
    private readonly companies: CompaniesService,
    private readonly provider: IdentityProvider,
  ) {}

  /** @param orElse shows the page without its users */
  props(actor: Actor, query: UsersPageQuery, locale: Locale, orElse: WithFallback) {
    const { page, limit, sort, status } = query;
    const presenter = new UserPresenter(actor, locale);
    const urlOf = listUrls(query, (next) => route('admin.users', {}, locale, next));
    const found = lazy(orElse({ items: [], count: 0 }, () => this.found.search(actor, query)));
    const counted = orElse(NOBODY, () => this.found.countByStatus(actor, query));
    return {
      users: async () => (await found()).items.map((user) => presenter.toRow(user, urlOf({ edit: user.id }))),
      count: async () => (await found()).count,
      pagination: async () =>
        toPagination(page, pageCountOf((await found()).count, limit), (page) => urlOf({ page })),
      sorts: toSortLinks(USER_SORTS, sort, (sort) => urlOf({ sort, page: 1 })),
      formUrl: route('admin.users', {}, locale),
      filters: {
        query: query.query ?? '',
        status,
        userType: query.userType ?? null,
        companyId: query.company ?? null,
      },
      filterCounts: orElse({ userType: {}, company: {} }, () => this.found.filterCounts(actor, query)),
      statusCounts: async () => toTabs(await counted(), status, urlOf),
      companies: () => this.companyChoices(actor),
      resetUrl: isFiltered(query) ? route('admin.users', {}, locale) : null,
      newUrl: urlOf({ new: '1' }),
      closeUrl: urlOf({}),
      form: () => this.form(actor, query, presenter),
    };
  }

  /** Whether the provider says now that the address is confirmed; null while it does not answer. */
  async emailVerified({ firebaseId, email }: User): Promise<boolean | null> {
    try {
      return isConfirmed(await this.provider.account(firebaseId), email);
    } catch (error) {
      if (error instanceof Unavailable) return null;
      throw error;
    }
  }

  private async companyChoices(actor: Actor) {
    if (!isOfPlatform(actor)) return [];
    const companies = await this.companies.listAll();
    return companies.map(({ id, companyName }) => ({ id, name: companyName }));
  }

  private async form(
    actor: Actor,
    query: UsersPageQuery,
    presenter: UserPresenter,
  ): Promise<UserForm | null> {
    if (query.new) return presenter.emptyForm(actor.companyId === NO_COMPANY ? null : actor.companyId);
    if (query.edit === undefined) return null;
    const user = await this.found.get(actor, { id: query.edit });
    return presenter.toForm(user, await this.emailVerified(user));
  }
}

function isFiltered({ query, status, userType, permissionLevel, company }: UsersPageQuery): boolean {
  const isNarrow = status === 'pending' || status === 'inactive';
  return Boolean(isNarrow || query || userType || permissionLevel !== undefined || company);
}

function toTabs(
  counts: typeof NOBODY,
  current: UsersPageQuery['status'],
  urlOf: (changes: { status: string; page: number }) => string,
) {
  const all = counts.active + counts.pending + counts.inactive;
  return TABS.map((id) => ({
    id,
    count: id === 'all' ? all : counts[id],
    url: urlOf({ status: id, page: 1 }),
    current: id === current,
  }));
}
