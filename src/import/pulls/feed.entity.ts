import { Column, Entity } from 'typeorm';
import { Row } from '../../core/database/row.js';
import type { FeedLanguageSetting } from '../feed/offer.js';

export const FEED_MODES = ['full', 'delta'] as const;
export type FeedMode = (typeof FEED_MODES)[number];

/** A URL from which a store's offers are fetched. `updatedAt`: the last change by a person. */
@Entity('feeds')
export class Feed extends Row {
  @Column('integer')
  companyId: number;

  @Column('text')
  url: string;

  @Column('text', { nullable: true })
  username: string | null;

  /** Encrypted by `FeedSecrets`; read only to fetch. */
  @Column('text', { nullable: true, select: false })
  password?: string | null;

  @Column('timestamptz', { nullable: true })
  passwordSetAt: Date | null;

  @Column('text')
  cron: string;

  @Column('text')
  mode: FeedMode;

  /** Language of texts that state none; null: the file or the store's setting decides. */
  @Column('text', { nullable: true })
  language: FeedLanguageSetting | null;

  /** ISO 4217 of prices that name none; null: the file or the store's setting states it. */
  @Column('text', { nullable: true })
  currency: string | null;

  @Column('boolean')
  active: boolean;

  /** null while it is inactive. */
  @Column('timestamptz', { nullable: true })
  nextAt: Date | null;

  /** Consecutive ones. */
  @Column('integer', { default: 0 })
  failures: number;

  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;
}
