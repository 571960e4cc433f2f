import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A recorded change. */
@Entity('audit_entries')
export class AuditEntry {
  /** The driver returns bigint as text. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** null: a command, or a deleted profile. */
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

  /** Name at the time of the change; null: unknown. */
  @Column('text', { nullable: true })
  objectName: string | null;

  /** The object's store, also when it is deleted; null: the platform. */
  @Column('integer', { nullable: true })
  companyId: number | null;

  /** Changed fields only; null when the object is new. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;
}
