import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { PERMISSION_LEVELS } from '../access/actor.js';
import type { Account } from '../access/current-actor.decorator.js';
import { CompaniesService } from '../companies/companies.service.js';
import { isUniqueViolation } from '../core/database/violations.js';
import { Conflict, Forbidden } from '../core/errors/domain-errors.js';
import type { SignUpInput } from './sign-up.input.js';
import { User } from './user.entity.js';
import { isTheirs, toActor } from './user.policy.js';
import { approved, NEW_USER, type NewUser, UserRecords } from './user-records.js';

const SEEN_EVERY_MINUTES = 5;
/** Concurrent sign-ups of stores with the same name compete for a slug. */
const SIGN_UP_ATTEMPTS = 5;

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly companies: CompaniesService,
    private readonly records: UserRecords,
  ) {}

  /** The profile with its company. */
  async findByFirebaseId(firebaseId: string): Promise<User | null> {
    // `findOne` would take two statements, and every request of a user comes through here
    const [user] = await this.users.find({ where: { firebaseId }, relations: { company: true } });
    return user ?? null;
  }

  /**
   * Makes the account's owner the pending admin of a new pending store. A pending user gets the existing
   * profile, unchanged, so that a sign-up may be repeated.
   * @throws Forbidden for an account without an e-mail address
   * @throws Conflict if another account's profile has the address, and for an approved user
   */
  async signUp(account: Account, input: SignUpInput): Promise<User> {
    for (let attempt = 1; ; attempt++) {
      const known = await this.findByFirebaseId(account.uid);
      if (known) return unlessApproved(account, known);
      try {
        return await this.users.manager.transaction((manager) => this.addSignUp(manager, account, input));
      } catch (error) {
        if (!isUniqueViolation(error) || attempt === SIGN_UP_ATTEMPTS) throw error;
      }
    }
  }

  /** Records the last visit, at most once in five minutes. */
  async recordVisit(user: User): Promise<void> {
    const stale = Date.now() - SEEN_EVERY_MINUTES * 60_000;
    if (user.lastSeenAt && user.lastSeenAt.getTime() > stale) return;
    await this.users
      .createQueryBuilder()
      .update()
      // a visit is no change of the profile
      .set({ lastSeenAt: () => 'now()', updatedAt: () => 'updated_at' })
      .where('id = :id and (last_seen_at is null or last_seen_at < :stale)', {
        id: user.id,
        stale: new Date(stale),
      })
      .execute();
  }

  /** Ends all sessions of the account. */
  endSessions(firebaseId: string): Promise<void> {
    return this.records.endSessions(this.users.manager, { firebaseId });
  }

  /** Creates the profile of this address, or sets these fields; for seeds. */
  async ensureUser(fields: NewUser): Promise<User> {
    const known = await this.users
      .createQueryBuilder('user')
      .where('user.firebase_id = :firebaseId or lower(user.email) = lower(:email)', fields)
      .getOne();
    const user = await this.users.save({
      ...NEW_USER,
      ...known,
      ...approved({ ...known, ...fields }),
      ...fields,
    });
    return this.users.findOneByOrFail({ id: user.id });
  }

  private async addSignUp(
    manager: EntityManager,
    { uid, email }: Account,
    { companyName, ...person }: SignUpInput,
  ): Promise<User> {
    if (!email) throw new Forbidden();
    const isTaken = await manager
      .createQueryBuilder(User, 'user')
      .where('lower(user.email) = lower(:email) and user.firebase_id <> :uid', { email, uid })
      .getExists();
    if (isTaken) throw new Conflict('users.errors.address_taken');
    const company = await this.companies.signUp(manager, companyName);
    const user = await this.records.add(manager, 'user.signed-up', {
      ...person,
      firebaseId: uid,
      email,
      userType: 'admin',
      permissionLevel: PERMISSION_LEVELS.PRODUCT_DATA_REQUEST,
      companyId: company.id,
      status: 'pending',
    });
    await this.companies.recordSignUp(manager, toActor(user), company);
    return user;
  }
}

/** @throws Conflict for an approved user, so that the new store is not dropped silently */
function unlessApproved(account: Account, user: User): User {
  const { status, company } = user;
  if (status !== 'active' || !isTheirs(account, user)) return user;
  if (!company) throw new Conflict('users.errors.is_of_platform');
  throw new Conflict('users.errors.has_company', { company: company.companyName });
}
