import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import type { PermissionLevel, UserType } from '../access/actor.js';
import { Company } from '../companies/company.entity.js';
import type { Locale } from '../core/i18n/locales.js';

export type UserStatus = 'pending' | 'active' | 'inactive';

/** The profile of somebody who works with the catalogue; the account itself is the identity provider's. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

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

  /** null: of the platform. */
  @Column({ type: 'integer', nullable: true })
  companyId: number | null;

  @ManyToOne(() => Company, { nullable: true })
  @JoinColumn()
  company: Relation<Company> | null;

  @Column({ type: 'text' })
  status: UserStatus;

  /** The first time that somebody with the right to it let the person in; null: the person awaits that. */
  @Column({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null;

  /** Who signed in before then is signed out: by signing out, or by being switched off. */
  @Column({ type: 'timestamptz', nullable: true })
  sessionsEndedAt: Date | null;

  /** How a page addresses the person; the address while no name is known. */
  get displayName(): string {
    return `${this.firstName} ${this.lastName}`.trim() || this.email;
  }
}
