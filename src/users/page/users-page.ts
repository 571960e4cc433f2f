import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { Unavailable } from '../../core/errors/domain-errors.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { PageList } from '../../core/http/api/page-list.js';
import type { WithFallback } from '../../core/http/pages/with-fallback.js';
import type { Locale } from '../../core/i18n/locales.js';
import { isConfirmed } from '../../auth/identity/addresses.js';
import { IdentityProvider } from '../../auth/identity/identity-provider.js';
import { route } from '../../routes.js';
import type { User } from '../user.entity.js';
import { UserPresenter } from '../api/user.presenter.js';
import { InvitationLinks } from '../invitations/invitation-links.js';
import { isOfPlatform } from '../user.policy.js';
import type { AccountState, ProfileForm, UserColumn, UserForm } from '../users.pages.js';
import { USER_SORTS, UsersPageQuery } from '../users.query.js';
import { UsersSearch } from '../users.search.js';

const TABS = ['active', 'pending', 'inactive', 'all'] as const;
const COLUMNS: UserColumn[] = ['type', 'company', 'status', 'lastSeenAt'];
const NOBODY = { active: 0, pending: 0, inactive: 0 };

/** Props of the users page; those that a partial reload leaves out are not computed. */
@Injectable()
export class UsersPage {
  constructor(
    private readonly found: UsersSearch,
    private readonly companies: CompaniesService,
    private readonly provider: IdentityProvider,
    private readonly invitations: InvitationLinks,
  ) {}

  /** @param orElse shows the page without its users */
  props(actor: Actor, query: UsersPageQuery, locale: Locale, orElse: WithFallback) {
    const presenter = new UserPresenter(actor, locale);
    const list = new PageList(query, (next) => route('admin.users', {}, locale, next));
    const found = lazy(orElse({ items: [], count: 0 }, () => this.found.search(actor, query)));
    const counted = orElse(NOBODY, () => this.found.countByStatus(actor, query));
    return {
      users: async () => {
        const { items } = await found();
        const invitations = await this.invitations.ofUsers(items.map(({ id }) => id));
        return items.map((user) =>
          presenter.toRow(user, list.url({ edit: user.id }), invitations.get(user.id) ?? null),
        );
      },
      ...list.props(async () => (await found()).count, query.limit, isFiltered(query)),
      sorts: list.sorts(USER_SORTS),
      ...list.columns(isOfPlatform(actor) ? COLUMNS : COLUMNS.filter((column) => column !== 'company')),
      bulkUrl: route('admin.users.bulk', {}, locale),
      filters: {
        query: query.query ?? '',
        status: query.status,
        userType: query.userType ?? null,
        companyId: query.company ?? null,
      },
      filterCounts: orElse({ userType: {}, company: {} }, () => this.found.filterCounts(actor, query)),
      statusCounts: async () => {
        const counts = await counted();
        return list.tabs(TABS, { ...counts, all: counts.active + counts.pending + counts.inactive });
      },
      companies: () => this.companies.choices(actor),
      newUrl: list.url({ new: '1' }),
      closeUrl: list.url(),
      form: () => this.form(actor, query, presenter),
    };
  }

  /** The account at the provider, as it is now. */
  async account({ firebaseId, email }: User): Promise<AccountState> {
    try {
      const account = await this.provider.account(firebaseId);
      const hasSecondFactor = account?.hasSecondFactor ?? false;
      return { emailVerified: isConfirmed(account, email), hasSecondFactor };
    } catch (error) {
      if (error instanceof Unavailable) return { emailVerified: null, hasSecondFactor: false };
      throw error;
    }
  }

  /** Whether the person has a second factor; null if they cannot have one. */
  async secondFactor({ emailVerified, hasSecondFactor }: AccountState): Promise<ProfileForm['secondFactor']> {
    // the provider demands a confirmed address
    const isOffered = hasSecondFactor || (emailVerified && (await this.provider.offersTotp()));
    return isOffered ? { isOn: hasSecondFactor } : null;
  }

  private async form(
    actor: Actor,
    query: UsersPageQuery,
    presenter: UserPresenter,
  ): Promise<UserForm | null> {
    if (query.new) return presenter.emptyForm(actor.companyId === NO_COMPANY ? null : actor.companyId);
    if (query.edit === undefined) return null;
    const user = await this.found.get(actor, { id: query.edit });
    const invitations = await this.invitations.ofUsers([user.id]);
    return presenter.toForm(user, await this.account(user), invitations.get(user.id) ?? null);
  }
}

function isFiltered({ query, status, userType, permissionLevel, company }: UsersPageQuery): boolean {
  const isNarrow = status === 'pending' || status === 'inactive';
  return Boolean(isNarrow || query || userType || permissionLevel !== undefined || company);
}
