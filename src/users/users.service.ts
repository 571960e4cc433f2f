import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Account } from '../access/current-actor.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { isUniqueViolation } from '../core/database/unique-violation.js';
import { Conflict, Forbidden, NotFound } from '../core/errors/domain-errors.js';
import type { SignUpInput } from './sign-up.input.js';
import { User, type UserStatus } from './user.entity.js';
import { toActor } from './user.policy.js';
import { toSnapshot } from './user.snapshot.js';
import { UserStatusChanged } from './users.events.js';

const SEEN_EVERY_MINUTES = 5;
/** Stores of the same name that sign up at the same moment take turns for their slugs. */
const SIGN_UP_ATTEMPTS = 5;

/** What a profile is made of at its beginning. */
export type UserFields = Pick<User, 'firebaseId' | 'email' | 'userType' | 'companyId'> &
  Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'locale' | 'permissionLevel' | 'status'>>;

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly companies: CompaniesService,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
  ) {}

  /** The profile with its company. */
  findByFirebaseId(firebaseId: string): Promise<User | null> {
    return this.users.findOne({ where: { firebaseId }, relations: { company: true } });
  }

  /**
   * Makes somebody the pending admin of a new store that waits with them; who has a profile already gets that one,
   * unchanged, so that a sign-up may be repeated.
   * @throws Forbidden for an account without an address
   * @throws Conflict when another account's profile has the address
   */
  async signUp(account: Account, input: SignUpInput): Promise<User> {
    for (let attempt = 1; ; attempt++) {
      const known = await this.findByFirebaseId(account.uid);
      if (known) return known;
      try {
        return await this.addSignUp(account, input);
      } catch (error) {
        if (!isUniqueViolation(error) || attempt === SIGN_UP_ATTEMPTS) throw error;
      }
    }
  }

  /** Notes that somebody is here; writes at most once in five minutes. */
  async touch(user: User): Promise<void> {
    const stale = Date.now() - SEEN_EVERY_MINUTES * 60_000;
    if (user.lastSeenAt && user.lastSeenAt.getTime() > stale) return;
    await this.users
      .createQueryBuilder()
      .update()
      // being seen is no change of the profile
      .set({ lastSeenAt: () => 'now()', updatedAt: () => 'updated_at' })
      .where('id = :id and (last_seen_at is null or last_seen_at < :stale)', {
        id: user.id,
        stale: new Date(stale),
      })
      .execute();
  }

  /** Creates the profile of this address, or brings it to these fields; for seeds. */
  async ensure(fields: UserFields): Promise<User> {
    const known = await this.users
      .createQueryBuilder('user')
      .where('user.firebase_id = :firebaseId or lower(user.email) = lower(:email)', fields)
      .getOne();
    const user = await this.users.save({ ...NEW_USER, ...known, ...fields });
    return this.users.findOneByOrFail({ id: user.id });
  }

  /**
   * Lets somebody in, or ends what they may at once.
   * @throws NotFound
   */
  async setStatus(id: number, status: UserStatus): Promise<User> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw new NotFound();
    if (user.status === status) return user;
    await this.users.update(id, { status });
    this.events.emit(UserStatusChanged.event, new UserStatusChanged(user.firebaseId, status));
    return this.users.findOneByOrFail({ id });
  }

  private async addSignUp({ uid, email }: Account, input: SignUpInput): Promise<User> {
    if (!email) throw new Forbidden();
    const { companyName, firstName, lastName, phone = '', locale } = input;
    const id = await this.users.manager.transaction(async (manager) => {
      const taken = await manager
        .createQueryBuilder(User, 'user')
        .where('lower(user.email) = lower(:email) and user.firebase_id <> :uid', { email, uid })
        .getExists();
      if (taken) throw new Conflict('users.errors.address_taken');
      const company = await this.companies.signUp(manager, companyName);
      const { id } = await manager.save(User, {
        firebaseId: uid,
        email,
        firstName,
        lastName,
        phone,
        locale,
        userType: 'admin',
        permissionLevel: 3,
        companyId: company.id,
        status: 'pending',
      });
      const user = await manager.findOneByOrFail(User, { id });
      const change = { action: 'user.signed-up', id, before: null, after: toSnapshot(user) } as const;
      await this.audit.record(manager, toActor(user), change);
      return id;
    });
    return this.users.findOneOrFail({ where: { id }, relations: { company: true } });
  }
}

const NEW_USER = {
  firstName: '',
  lastName: '',
  phone: '',
  locale: 'sl',
  permissionLevel: 0,
  status: 'active',
} as const satisfies Partial<User>;
