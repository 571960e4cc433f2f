import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MappingRules } from './mapping-rules.js';

/** How a store's files of one shape are read: with the same root and item element or, of tables, header row. */
@Entity('feed_mappings')
export class FeedMapping {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  companyId: number;

  @Column('text')
  root: string;

  @Column('text')
  item: string;

  /** Digest of a table's header row; empty of XML. */
  @Column('text')
  header: string;

  @Column('jsonb')
  rules: MappingRules;

  /** The import whose file it was made from. */
  @Column('integer', { nullable: true })
  importId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Set by each write; the version of forms and If-Match. */
  @Column('timestamptz')
  updatedAt: Date;
}
