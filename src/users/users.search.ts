import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { andContainsWords } from '../core/database/contains-words.js';
import { countsBy } from '../core/database/counts-by.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { User, type UserStatus } from './user.entity.js';
import type { UserFilterCounts } from './users.pages.js';
import { knownUser, managedUsers } from './user-scope.js';
import type { UserSort, UsersQuery } from './users.query.js';

/** Columns of each sort order; the id is last. */
const ORDERS: Record<UserSort, string[]> = {
  // as displayed
  name: [
    `coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email) collate "sl-x-icu"`,
  ],
  email: ['lower(person.email)'],
  lastSeenAt: ['person.last_seen_at'],
  createdAt: ['person.created_at'],
};

export type UserFilters = Pick<UsersQuery, 'query' | 'status' | 'userType' | 'permissionLevel' | 'company'>;

/** Users that the actor may find: the store's users for a store admin, all for super admins. */
@Injectable()
export class UsersSearch {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /**
   * The profile with its company.
   * @throws NotFound also for a user that the actor may not see
   */
  async get(actor: Actor, who: { id: number } | { firebaseId: string }): Promise<User> {
    const user = await this.users.findOne({ where: knownUser(actor, who), relations: { company: true } });
    if (!user) throw new NotFound();
    return user;
  }

  /** One page of the list, and the number of all. */
  async search(actor: Actor, query: UsersQuery): Promise<{ items: User[]; count: number }> {
    const { page, limit, sort } = query;
    const found = this.listed(actor, query);
    const count = await found.getCount();
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    for (const column of [...ORDERS[sort.replace('-', '') as UserSort], 'person.id'])
      found.addOrderBy(column, direction, 'NULLS LAST');
    const items = await found
      .leftJoinAndSelect('person.company', 'company')
      .offset((page - 1) * limit)
      .limit(limit)
      .getMany();
    return { items, count };
  }

  /** Number of users in each status under the other filters. */
  async countByStatus(actor: Actor, filters: UserFilters): Promise<Record<UserStatus, number>> {
    const counts = await countsBy(this.matching(actor, filters), 'person.status');
    return { pending: 0, active: 0, inactive: 0, ...counts };
  }

  /** Number of users that each choice of a filter would show under the others. */
  async filterCounts(actor: Actor, filters: UserFilters): Promise<UserFilterCounts> {
    const [userType, company] = await Promise.all([
      countsBy(this.listed(actor, { ...filters, userType: undefined }), 'person.user_type'),
      countsBy(this.listed(actor, { ...filters, company: undefined }), 'person.company_id'),
    ]);
    return { userType, company };
  }

  private listed(actor: Actor, filters: UserFilters): SelectQueryBuilder<User> {
    const found = this.matching(actor, filters);
    const { status } = filters;
    return status === 'all' ? found : found.andWhere('person.status = :status', { status });
  }

  private matching(actor: Actor, filters: UserFilters): SelectQueryBuilder<User> {
    const { userType, permissionLevel, company, query } = filters;
    const found = this.users.createQueryBuilder('person').where(managedUsers(actor));
    if (userType) found.andWhere('person.user_type = :userType', { userType });
    if (permissionLevel !== undefined) found.andWhere('person.permission_level = :permissionLevel', filters);
    if (company !== undefined) found.andWhere('person.company_id = :company', { company });
    andContainsWords(found, 'person.search_text', query);
    return found;
  }
}
