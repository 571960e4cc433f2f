import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProductKind } from '../../products/product.entity.js';

/** `restore` takes a deletion back. */
export type BulkActionName = 'activate' | 'deactivate' | 'categorise' | 'delete' | 'restore';

export type BulkStatus = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

/** One action on many products. The row is the truth; a job of the queue only says "look at it". */
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

  /** Of the list in which it was asked for. */
  @Column('text')
  kind: ProductKind;

  @Column('integer', { nullable: true })
  categoryId: number | null;

  @Column('text', { nullable: true })
  mode: 'replace' | 'add' | null;

  /** The deletion that this run takes back. */
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

  /** The number of batches that are written. */
  @Column('integer')
  cursor: number;

  /** Raised at each start of the run; a batch commits only under the number it began with. */
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
