import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One change that somebody made to people, companies or the platform's own things. */
@Entity('audit_entries')
export class AuditEntry {
  /** PostgreSQL's bigint comes as text. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** null: a command, or somebody whose profile is gone. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  @Column('text', { nullable: true })
  actorEmail: string | null;

  /** `<object kind>.<verb>`. */
  @Column('text')
  action: string;

  @Column('text')
  objectKind: string;

  @Column('text')
  objectId: string;

  /** What the object was called then; null where nobody knows any more. */
  @Column('text', { nullable: true })
  objectName: string | null;

  /** Only the fields that changed; null when the object is new. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;
}
