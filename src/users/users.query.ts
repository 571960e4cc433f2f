import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { IsOptionalIn, IsSearch } from '../core/http/input/input-rules.js';
import { type PermissionLevel, USER_TYPES, type UserType } from '../access/actor.js';
import { PageQuery } from '../core/http/api/api-query.js';
import { AreColumns } from '../core/http/api/list-columns.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import type { UserStatus } from './user.entity.js';
import { LEVELS, USER_STATUSES } from './user.input.js';

/** Sort orders of user lists; `-` before one reverses it. */
export const USER_SORTS = ['name', 'email', 'lastSeenAt', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];
const BOTH_WAYS = USER_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

export class UsersQuery extends PageQuery {
  /** Words, or parts of words, of name and e-mail address. */
  @IsSearch()
  query?: string;

  @IsIn([...USER_STATUSES, 'all'])
  status: UserStatus | 'all' = 'active';

  @IsOptionalIn(USER_TYPES)
  userType?: UserType;

  @IsOptional()
  @Type(() => Number)
  @IsIn(LEVELS)
  permissionLevel?: PermissionLevel;

  @IsOptionalId()
  company?: number;

  @IsIn(BOTH_WAYS)
  sort: UserSort | `-${UserSort}` = 'name';
}

/** The query of the page, with its columns and the open form. */
export class UsersPageQuery extends UsersQuery {
  @AreColumns()
  columns: string[] = [];

  @IsOptionalId()
  edit?: number;

  @IsOptionalIn(['1'])
  new?: '1';
}
