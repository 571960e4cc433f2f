import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../core/database/row.js';
import type { PermissionLevel, UserType } from '../access/actor.js';
import { Company } from '../companies/company.entity.js';
import type { Locale } from '../core/i18n/locales.js';

export type UserStatus = 'pending' | 'active' | 'inactive';

/** A user's profile; the account is the identity provider's. */
@Entity('users')
export class User extends Row {
  /** The identity provider's uid. */
  @Column({ type: 'text' })
  firebaseId: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  firstName: string;

  @Column({ type: 'text' })
  lastName: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  locale: Locale;

  @Column({ type: 'text' })
  userType: UserType;

  @Column({ type: 'smallint' })
  permissionLevel: PermissionLevel;

  /** null: a super admin. */
  @Column({ type: 'integer', nullable: true })
  companyId: number | null;

  @ManyToOne(() => Company, { nullable: true })
  @JoinColumn()
  company: Relation<Company> | null;

  @Column({ type: 'text' })
  status: UserStatus;

  /** Time of the first activation; null: awaiting approval. */
  @Column({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null;

  /** Sessions and tokens from before then are invalid: set by signing out, and by deactivation. */
  @Column({ type: 'timestamptz', nullable: true })
  sessionsEndedAt: Date | null;

  /** Name, else e-mail address. */
  get displayName(): string {
    return `${this.firstName} ${this.lastName}`.trim() || this.email;
  }
}
