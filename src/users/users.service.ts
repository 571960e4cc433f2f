import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { NotFound } from '../core/errors/domain-errors.js';
import { User, type UserStatus } from './user.entity.js';
import { UserStatusChanged } from './users.events.js';

const SEEN_EVERY_MINUTES = 5;

/** What a profile is made of at its beginning. */
export type UserFields = Pick<User, 'firebaseId' | 'email' | 'userType' | 'companyId'> &
  Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'locale' | 'permissionLevel' | 'status'>>;

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly events: EventEmitter2,
  ) {}

  /** The profile with its company. */
  findByFirebaseId(firebaseId: string): Promise<User | null> {
    return this.users.findOne({ where: { firebaseId }, relations: { company: true } });
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
}

const NEW_USER = {
  firstName: '',
  lastName: '',
  phone: '',
  locale: 'sl',
  permissionLevel: 0,
  status: 'active',
} as const satisfies Partial<User>;
