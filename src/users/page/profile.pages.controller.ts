import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Precognitive } from '../../core/inertia/http/precognition.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPut, route } from '../../routes.js';
import { toFormValues } from '../user-changes.js';
import { ProfileInput } from '../user.input.js';
import { UserPresenter } from '../api/user.presenter.js';
import { UserEditing } from '../user-editing.js';
import { UsersPage } from './users-page.js';
import { UsersSearch } from '../users.search.js';

/** The actor's own profile; only with a profile, by the rule of access. */
@Controller()
export class ProfilePagesController {
  constructor(
    private readonly found: UsersSearch,
    private readonly page: UsersPage,
    private readonly editing: UserEditing,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.profile')
  @Can('profile.write')
  @Page('users/profile')
  @PrivateTitle('admin.sections.profile')
  async show(@Req() { locale, actor }: FastifyRequest & { actor: Person }) {
    const user = await this.found.get(actor, { id: actor.userId });
    const account = await this.page.account(user);
    const secondFactor = await this.page.secondFactor(account);
    return { profile: new UserPresenter(actor, locale).toProfile(user, account, secondFactor) };
  }

  @LocalizedPut('admin.profile')
  @Can('profile.write')
  @FailureToast('toast.details.setter_error_users')
  @Precognitive()
  async update(
    @Req() { locale: lang, actor }: FastifyRequest & { actor: Person },
    @Body() { firstName, lastName, phone, locale }: ProfileInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    const changes = { firstName, lastName, phone, locale };
    await this.editing.update(actor, actor.userId, changes, ifFresh(toFormValues));
    // in the language of this page: `locale` is for mails
    const url = route('admin.profile', {}, lang);
    return this.redirects.to({ locale: lang }, url, 'toast.details.setter_success_users');
  }
}
