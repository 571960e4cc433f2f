import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { versionOf } from '../../core/http/versions/versioned.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { User } from '../user.entity.js';
import type { UserJson } from './user.json.js';
import { toFormValues } from '../user-changes.js';
import {
  givableTypes,
  isOfPlatform,
  isSelf,
  mayInviteAgain,
  mayManage,
  maySetStatus,
} from '../user.policy.js';
import type { AccountState, InvitationProps, ProfileForm, UserForm, UserRow } from '../users.pages.js';

/** A user in the API; written back unchanged it changes nothing. */
export function toUser(user: User): UserJson {
  const { id, firebaseId, email, firstName, lastName, phone, locale, userType, permissionLevel, status } =
    user;
  return {
    id,
    firebaseId,
    email,
    firstName,
    lastName,
    phone,
    locale,
    userType,
    permissionLevel,
    company: user.company && { id: user.company.id, companyName: user.company.companyName },
    status,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
  };
}

/** Users on pages for one actor. */
export class UserPresenter {
  constructor(
    private readonly actor: Actor,
    private readonly locale: Locale,
  ) {}

  toRow(user: User, url: string, invitation: InvitationProps | null): UserRow {
    return {
      id: user.id,
      url,
      name: user.displayName,
      email: user.email,
      userType: user.userType,
      permissionLevel: user.permissionLevel,
      companyName: user.company?.companyName ?? null,
      status: user.status,
      lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
      invitation,
      ...this.switches(user),
    };
  }

  toForm(
    user: User,
    { emailVerified, hasSecondFactor }: AccountState,
    invitation: InvitationProps | null,
  ): UserForm {
    const { id, email, status } = user;
    const editsRights = !isSelf(this.actor, user) && mayManage(this.actor, user);
    const mayRemoveFactor =
      hasSecondFactor && !isSelf(this.actor, user) && can(this.actor, 'platform.manage');
    const isInvited = mayInviteAgain(this.actor, user) && emailVerified === false;
    return {
      url: this.urlOf(user),
      id,
      version: versionOf(user),
      email,
      ...toFormValues(user),
      status,
      createdAt: user.createdAt.toISOString(),
      lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
      emailVerified,
      invitation,
      invitationUrl: isInvited ? route('admin.users.invitation', { id }, this.locale) : null,
      secondFactorUrl: mayRemoveFactor ? route('admin.users.second-factor', { id }, this.locale) : null,
      ...this.switches(user),
      can: { editRights: editsRights, chooseCompany: editsRights && isOfPlatform(this.actor) },
      userTypes: editsRights ? givableTypes(this.actor) : [user.userType],
    };
  }

  toProfile(
    user: User,
    { emailVerified }: AccountState,
    secondFactor: ProfileForm['secondFactor'],
  ): ProfileForm {
    const { email, firstName, lastName, phone, locale, userType, permissionLevel } = user;
    return {
      url: route('admin.profile', {}, this.locale),
      version: versionOf(user),
      email,
      emailVerified,
      firstName,
      lastName,
      phone,
      locale,
      userType,
      permissionLevel,
      companyName: user.company?.companyName ?? null,
      secondFactor,
      dataUrl: route('admin.profile.data', {}, this.locale),
      deletionUrl: route('admin.profile.deletion', {}, this.locale),
    };
  }

  /** The form for a new user of a company. */
  emptyForm(companyId: number | null): UserForm {
    return {
      url: route('admin.users', {}, this.locale),
      id: null,
      version: null,
      email: '',
      firstName: '',
      lastName: '',
      phone: '',
      locale: this.locale,
      userType: 'employee',
      permissionLevel: 0,
      companyId,
      status: null,
      createdAt: null,
      lastSeenAt: null,
      emailVerified: null,
      invitation: null,
      invitationUrl: null,
      secondFactorUrl: null,
      isSignUp: false,
      activateUrl: null,
      deactivateUrl: null,
      can: { editRights: true, chooseCompany: isOfPlatform(this.actor) },
      userTypes: givableTypes(this.actor),
    };
  }

  private switches(user: User): Pick<UserRow, 'isSignUp' | 'activateUrl' | 'deactivateUrl'> {
    const url = this.urlOf(user);
    return {
      isSignUp: !user.approvedAt,
      activateUrl: maySetStatus(this.actor, user, 'active') ? url : null,
      deactivateUrl: maySetStatus(this.actor, user, 'inactive') ? url : null,
    };
  }

  private urlOf({ id }: User): string {
    return route('admin.users.one', { id }, this.locale);
  }
}
