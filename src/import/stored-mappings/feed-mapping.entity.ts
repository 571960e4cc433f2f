import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MappingRules } from './mapping-rules.js';

/** How a store's files of one shape are read: those with this root element and this element for an offer. */
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
