import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { FeedLanguageSetting } from '../import.entity.js';

export const FEED_MODES = ['full', 'delta'] as const;
export type FeedMode = (typeof FEED_MODES)[number];

/** An address of a store from which its offers are fetched. `updatedAt` is when a person has last changed it. */
@Entity('feeds')
export class Feed {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  companyId: number;

  @Column('text')
  url: string;

  @Column('text', { nullable: true })
  username: string | null;

  /** Sealed by `FeedSecrets`; never read but to fetch. */
  @Column('text', { nullable: true, select: false })
  password?: string | null;

  @Column('timestamptz', { nullable: true })
  passwordSetAt: Date | null;

  @Column('text')
  cron: string;

  @Column('text')
  mode: FeedMode;

  /** null: as the store's setting says. */
  @Column('text', { nullable: true })
  language: FeedLanguageSetting | null;

  /** ISO 4217 of prices that name none; null: the file has to tell, or the store's setting. */
  @Column('text', { nullable: true })
  currency: string | null;

  @Column('boolean')
  active: boolean;

  /** null while it is switched off. */
  @Column('timestamptz', { nullable: true })
  nextAt: Date | null;

  /** In a row. */
  @Column('integer', { default: 0 })
  failures: number;

  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
