import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BulkEdit } from './bulk-edit.js';
import type { ProductKind } from '../../products/product.entity.js';

/** `restore` undoes a deletion. */
export type BulkActionName = 'activate' | 'deactivate' | 'categorise' | 'delete' | 'restore' | 'edit';

export type BulkStatus = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

/** A bulk action on products. The row has its whole state; a job of the queue has only the id. */
@Entity('bulk_runs')
export class BulkRun {
  @PrimaryGeneratedColumn()
  id: number;

  /** null: of several stores. */
  @Column('integer', { nullable: true })
  companyId: number | null;

  @Column('integer', { nullable: true })
  createdBy: number | null;

  @Column('text')
  actorEmail: string;

  @Column('text')
  action: BulkActionName;

  /** Language of the list from which it was requested. */
  @Column('text')
  kind: ProductKind;

  @Column('integer', { nullable: true })
  categoryId: number | null;

  @Column('text', { nullable: true })
  mode: 'replace' | 'add' | null;

  /** New values; null for other actions. */
  @Column('jsonb', { nullable: true })
  edit: BulkEdit | null;

  /** The deletion that this run undoes. */
  @Column('integer', { nullable: true })
  sourceId: number | null;

  @Column('bytea', { select: false })
  fingerprint: Buffer;

  @Column('text')
  status: BulkStatus;

  @Column('integer')
  total: number;

  @Column('integer')
  changed: number;

  @Column('integer')
  unchanged: number;

  @Column('integer')
  refused: number;

  /** Number of changed products that are in a feed, which will overwrite the change. */
  @Column('integer')
  fed: number;

  /** The number of written batches. */
  @Column('integer')
  cursor: number;

  /** Incremented at each start; a batch commits only if the number is unchanged. */
  @Column('integer')
  run: number;

  @Column('boolean')
  cancelRequested: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  heartbeatAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
