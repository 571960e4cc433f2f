import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { Limited } from '../../access/limited.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { SelectedRecords } from '../../core/http/pages/selected-records.js';
import { withFallback } from '../../core/http/pages/with-fallback.js';
import { toast } from '../../core/http/pages/toast.js';
import { Precognitive } from '../../core/inertia/http/precognition.js';
import { Page } from '../../core/inertia/page.decorator.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { LocalizedGet, LocalizedPatch, LocalizedPost, LocalizedPut, route } from '../../routes.js';
import { INVITATIONS } from '../invitations/invitation-rate.js';
import { type Invitation, Invitations } from '../invitations/invitations.js';
import { InvitationInput, StatusesInput, StatusInput, UserFormInput } from '../user.input.js';
import { formChanges, toFormValues } from '../user-changes.js';
import { UserEditing } from '../user-editing.js';
import { UsersPage } from './users-page.js';
import { UsersPageQuery } from '../users.query.js';
import { UsersSearch } from '../users.search.js';

const NOT_SAVED = 'toast.details.setter_error_users';

/** The users section of the admin area and its forms. */
@Controller()
export class UsersPagesController {
  constructor(
    private readonly page: UsersPage,
    private readonly editing: UserEditing,
    private readonly invitations: Invitations,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
    private readonly selected: SelectedRecords,
    private readonly found: UsersSearch,
  ) {}

  @LocalizedGet('admin.users')
  @Can('users.manage')
  @Page('users/index')
  @PrivateTitle('admin.sections.users')
  index(@Req() request: FastifyRequest) {
    const { query, locale, actor } = request;
    const orElse = withFallback(this.texts, request, 'toast.details.getter_error_users');
    return this.page.props(actor, lenientQuery(UsersPageQuery, query), locale, orElse);
  }

  @LocalizedPost('admin.users')
  @Can('users.manage')
  @Limited(INVITATIONS)
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async invite(@Req() request: FastifyRequest, @Body() input: InvitationInput) {
    return this.invited(request, await this.invitations.invite(request.actor, input));
  }

  @LocalizedPut('admin.users.one')
  @Can('users.manage')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: UserFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.editing.update(request.actor, id, formChanges(input), ifFresh(toFormValues));
    return this.saved(request);
  }

  @LocalizedPatch('admin.users.one')
  @Can('users.manage')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async setStatus(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { status }: StatusInput,
  ) {
    await this.editing.update(request.actor, id, { status });
    return this.saved(request);
  }

  @LocalizedPost('admin.users.bulk')
  @Can('users.manage')
  @FailureToast(NOT_SAVED)
  setStatuses(@Req() request: FastifyRequest, @Body() { ids, status }: StatusesInput) {
    const { actor, locale } = request;
    return this.selected.each(
      request,
      ids,
      {
        list: route('admin.users', {}, locale),
        done: `users.bulk.done.${status}`,
        nameOf: async (id) => (await this.found.get(actor, { id })).displayName,
      },
      (id) => this.editing.update(actor, id, { status }),
    );
  }

  @LocalizedPost('admin.users.invitation')
  @Can('users.manage')
  @Limited(INVITATIONS)
  @FailureToast(NOT_SAVED)
  async inviteAgain(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    return this.invited(request, await this.invitations.repeat(request.actor, id));
  }

  private invited(request: FastifyRequest, { user, link, delivery }: Invitation) {
    const severity = delivery === 'failed' ? 'warn' : 'success';
    const note = toast(this.texts, request.locale, severity, `users.invitation.${delivery}`);
    const shown = link ? { invitationLink: { email: user.email, url: link } } : {};
    return this.back(request, { ...note, ...shown });
  }

  private saved(request: FastifyRequest) {
    return this.back(request, 'toast.details.setter_success_users');
  }

  /** Redirects to the list with its filters, without the form. */
  private back(request: FastifyRequest, message: string | FlashData) {
    return this.redirects.toList(request, route('admin.users', {}, request.locale), message);
  }
}
