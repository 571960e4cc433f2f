import { Body, Controller, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { type Account, CurrentAccount } from '../../access/current-actor.decorator.js';
import { Identified } from '../../access/identified.decorator.js';
import { Limited } from '../../access/limited.decorator.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { paged } from '../../core/http/api/list-headers.js';
import { NotReplayed } from '../../core/http/api/not-replayed.decorator.js';
import { LimitedByAddress } from '../../core/http/rates/limit-addresses.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { versioned } from '../../core/http/versions/versioned.js';
import { INVITATIONS } from '../invitations/invitation-rate.js';
import { NewUserInput, UidParams, UserInput } from '../user.input.js';
import { NewUserJson, UserJson } from './user.json.js';
import { toUser } from './user.presenter.js';
import { UserCreation } from '../invitations/user-creation.js';
import { UserEditing } from '../user-editing.js';
import { toChanges } from '../user-changes.js';
import { UsersQuery } from '../users.query.js';
import { UsersSearch } from '../users.search.js';

/** Limit for each IP address that signs up or invites. */
const NEW_USERS = defineRate({ name: 'new-users', per: 'address', max: 20, seconds: 60 });

/** API of users. */
@Controller('api/users')
export class UsersController {
  constructor(
    private readonly found: UsersSearch,
    private readonly editing: UserEditing,
    private readonly creation: UserCreation,
  ) {}

  @Get()
  @Can('users.manage')
  @RespondsList([UserJson], 'List users')
  async list(@Req() { actor }: FastifyRequest, @Query() query: UsersQuery) {
    const { items, count } = await this.found.search(actor, query);
    return paged(items.map(toUser), query, count);
  }

  /** The profile of an account; the own one also while awaiting approval. */
  @Get(':uid/firebase')
  @Identified()
  @Responds(200, UserJson, 'Get the profile of an account')
  async byAccount(@Param() { uid }: UidParams, @Req() { actor }: FastifyRequest, @Query() _: ApiQuery) {
    return this.json(actor, { firebaseId: uid });
  }

  /** A sign-up with the own uid as `firebaseId`; without it an invitation. */
  @Post()
  @Identified()
  @Limited(INVITATIONS)
  @NotReplayed()
  @Responds(
    201,
    NewUserJson,
    'Register with your own uid as `firebaseId`, or invite someone by leaving it out',
  )
  @LimitedByAddress(NEW_USERS)
  async create(
    @Req() { actor }: FastifyRequest,
    @CurrentAccount() account: Account | null,
    @Body() input: NewUserInput,
    @Query() _: ApiQuery,
  ) {
    const { user, link, delivery } = await this.creation.createUser(actor, account, input);
    return { data: toUser(user), invitation: delivery, ...(link && { invitationLink: link }) };
  }

  @Put('activate/:id')
  @Can('users.manage')
  @Responds(200, { data: UserJson }, 'Activate a user')
  async activate(@Param() { id }: IdParams, @Req() { actor }: FastifyRequest, @Query() _: ApiQuery) {
    await this.editing.update(actor, id, { status: 'active' });
    return { data: toUser(await this.found.get(actor, { id })) };
  }

  @Put('deactivate/:id')
  @Can('users.manage')
  @Responds(200, { data: UserJson }, 'Deactivate a user')
  async deactivate(@Param() { id }: IdParams, @Req() { actor }: FastifyRequest, @Query() _: ApiQuery) {
    await this.editing.update(actor, id, { status: 'inactive' });
    return { data: toUser(await this.found.get(actor, { id })) };
  }

  /** Accepts the body of a read; missing fields do not change. */
  @Put(':id')
  @Can('profile.write')
  @Responds(200, UserJson, 'Update a user')
  async update(
    @Param() { id }: IdParams,
    @Req() { actor }: FastifyRequest,
    @Body() input: UserInput,
    @IfMatch() ifFresh: IfFresh,
    @Query() _: ApiQuery,
  ) {
    const read = () => this.json(actor, { id });
    await this.editing.update(actor, id, toChanges(input), ifFresh(read));
    return read();
  }

  private async json(actor: Actor, who: { id: number } | { firebaseId: string }) {
    const user = await this.found.get(actor, who);
    return versioned(user, toUser(user));
  }
}
