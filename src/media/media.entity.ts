import { Column, Entity } from 'typeorm';
import { Row } from '../core/database/row.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { Variant } from './pictures/variant.js';

/**
 * A picture of a feed or an upload; `variants` are filled once it is ready. `updatedAt`: the last description or
 * replacement by a person.
 */
@Entity('media')
export class Media extends Row {
  @Column('integer', { nullable: true })
  companyId: number | null;

  /** URL of its origin; null for an upload. */
  @Column('text', { nullable: true })
  sourceUrl: string | null;

  /** The name of the uploaded file. */
  @Column('text', { nullable: true })
  fileName: string | null;

  /** The original, which is kept but never served. */
  @Column('text', { nullable: true })
  storageKey: string | null;

  /** SHA-256 of the original, hexadecimal. */
  @Column('text', { nullable: true })
  contentHash: string | null;

  /** Copies of one picture have nearly equal hashes: 64 bits, hexadecimal. */
  @Column('text', { nullable: true })
  imageHash: string | null;

  @Column('jsonb', { default: {} })
  alt: Translations;

  /** Pixels, upright. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  @Column('text', { nullable: true })
  mime: string | null;

  /** Size of the original; PostgreSQL's bigint comes as text. */
  @Column('bigint', { nullable: true })
  bytes: string | null;

  @Column('jsonb', { default: [] })
  variants: Variant[];

  @Column('text', { default: 'pending' })
  status: 'pending' | 'ready' | 'failed';

  /** Code of the last failure. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('smallint', { default: 0 })
  attempts: number;

  /** Not before this time: the next attempt, or the end of a worker's claim. */
  @Column('timestamptz', { nullable: true })
  retryAt: Date | null;

  /** When the cleaning first found the upload unused. */
  @Column('timestamptz', { nullable: true })
  unusedSince: Date | null;

  /** The picture whose place this upload takes as soon as its sizes are made. */
  @Column('integer', { nullable: true })
  replacesId: number | null;
}
