import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { command } from '../core/database/statement.js';
import { plainText, type Translations } from '../core/i18n/local-text.js';
import { DEFAULT_LOCALE } from '../core/i18n/locales.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** Kinds of audited objects, with their actions. */
export const AUDITED = {
  user: [
    'signed-up',
    'invited',
    'updated',
    'activated',
    'deactivated',
    'granted',
    'second-factor-removed',
    'deleted',
  ],
  company: ['created', 'updated', 'activated', 'deactivated', 'deleted'],
  category: ['created', 'updated', 'moved', 'deleted'],
  attribute: ['created', 'updated', 'merged', 'values-merged', 'deleted'],
  'product-data': ['created', 'updated', 'approved', 'rejected', 'merged', 'deleted'],
  picture: ['created', 'updated', 'replaced', 'deleted'],
  product: [
    'created',
    'updated',
    'activated',
    'deactivated',
    'deleted',
    'restored',
    'price-voided',
    'objected',
    'released',
    'blocked',
    'switched',
  ],
  'offer-view': ['created', 'updated', 'deleted'],
  blog: ['created', 'updated', 'deleted', 'restored'],
  page: ['created', 'updated', 'deleted', 'restored'],
  'offer-report': ['solved', 'reopened', 'answered', 'noted'],
  'import-run': ['rolled-back'],
  feed: ['created', 'updated', 'deleted'],
  synonym: ['created', 'updated', 'deleted'],
  'feed-mapping': ['created', 'updated', 'deleted'],
  'category-mapping': ['created', 'updated', 'deleted'],
  'blocked-term': ['created', 'updated', 'deleted'],
  'match-decision': ['joined', 'separated', 'undone'],
  'match-objection': ['made', 'accepted', 'rejected', 'reopened'],
  queue: ['paused', 'resumed', 'retried', 'removed'],
} as const;

type Audited = typeof AUDITED;
export type AuditedKind = keyof Audited;
export type ActionOf<Kind extends AuditedKind> = {
  [One in Kind]: `${One}.${Audited[One][number]}`;
}[Kind];
export type AuditAction = ActionOf<AuditedKind>;

/**
 * The owners of each kind of objects. The admins of a store see the entries about its objects. Objects that several
 * stores share, or that concern two stores, are the platform's.
 */
const OWNERS = {
  user: 'store',
  company: 'store',
  category: 'platform',
  attribute: 'platform',
  'product-data': 'platform',
  picture: 'store',
  product: 'store',
  'offer-view': 'store',
  blog: 'platform',
  page: 'platform',
  'offer-report': 'store',
  'import-run': 'store',
  feed: 'store',
  synonym: 'platform',
  'feed-mapping': 'store',
  'category-mapping': 'store',
  'blocked-term': 'platform',
  'match-decision': 'platform',
  'match-objection': 'platform',
  queue: 'platform',
} as const satisfies Record<AuditedKind, 'store' | 'platform'>;

export type StoreKind = {
  [Kind in AuditedKind]: (typeof OWNERS)[Kind] extends 'store' ? Kind : never;
}[AuditedKind];
type PlatformKind = Exclude<AuditedKind, StoreKind>;

export const AUDITED_KINDS = Object.keys(AUDITED) as AuditedKind[];
export const STORE_KINDS = AUDITED_KINDS.filter((kind) => OWNERS[kind] === 'store') as StoreKind[];

/** The field with the name of each kind: a text, or texts by language. */
const NAMES: Record<AuditedKind, string> = {
  user: 'email',
  company: 'companyName',
  category: 'name',
  attribute: 'name',
  'product-data': 'name',
  picture: 'fileName',
  product: 'name',
  'offer-view': 'name',
  blog: 'title',
  page: 'title',
  'offer-report': 'productName',
  'import-run': 'fileName',
  feed: 'url',
  synonym: 'words',
  'feed-mapping': 'name',
  'category-mapping': 'path',
  'blocked-term': 'term',
  'match-decision': 'name',
  'match-objection': 'name',
  queue: 'name',
};

interface Change<Kind extends AuditedKind> {
  action: ActionOf<Kind>;
  /** Id, or the name of a record without one. */
  id: number | string;
  /** Fields before and after, chosen by the caller, without secrets. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface StoreChange<Kind extends StoreKind = StoreKind> extends Change<Kind> {
  /** The store of the object after the change, or of a deleted one before it; null: the platform. */
  companyId: number | null;
}

export type AuditedChange = StoreChange | (Change<PlatformKind> & { companyId?: undefined });

/** Objects that are only created, updated and deleted. */
type WrittenKind = 'attribute' | 'feed' | 'feed-mapping' | 'offer-view' | 'synonym';

type RowOf<Kind> = { id: number } & (Kind extends StoreKind ? { companyId: number | null } : unknown);

interface Written<Kind, Row> {
  kind: Kind;
  toSnapshot: (row: Row) => Record<string, unknown>;
}

/** The author of an entry; both null: a command. */
export interface Author {
  userId: number | null;
  email: string | null;
}

const NOBODY: Author = { userId: null, email: null };

/** @param by null: a command */
export const authorOf = (by: Actor | null): Author => (by?.kind === 'person' ? by : NOBODY);

/** Records changes in the transaction of the change itself. */
@Injectable()
export class AuditService {
  /** Records the fields that differ; without differences there is no entry. `by` null: a command. */
  async record(manager: EntityManager, by: Actor | null, change: AuditedChange): Promise<void> {
    await this.recordAll(manager, authorOf(by), [change]);
  }

  /**
   * Like `record`.
   * @param before null: it was created
   * @param after null: it was deleted
   */
  recordWrite<Kind extends WrittenKind, Row extends RowOf<Kind>>(
    manager: EntityManager,
    by: Actor | null,
    { kind, toSnapshot }: Written<Kind, Row>,
    before: Row | null,
    after: Row | null,
  ): Promise<void> {
    const action = before ? (after ? 'updated' : 'deleted') : 'created';
    const { id, companyId } = (after ?? before)! as Row & { companyId?: number | null };
    return this.record(manager, by, {
      action: `${kind as WrittenKind}.${action}`,
      id,
      before: before && toSnapshot(before),
      after: after && toSnapshot(after),
      ...(OWNERS[kind] === 'store' && { companyId }),
    } as AuditedChange);
  }

  /** Records several changes of one author. */
  async recordAll(manager: EntityManager, author: Author, changes: AuditedChange[]): Promise<void> {
    const entries = changes.flatMap(toEntry);
    if (entries.length)
      await ADD_ENTRIES.run(manager, [author.userId, author.email, JSON.stringify(entries)]);
  }
}

const ADD_ENTRIES = command(`
  insert into audit_entries (actor_id, actor_email, action, object_kind, object_id, object_name, company_id, before, after)
  select $1, $2, x.action, x."objectKind", x."objectId", x."objectName", x."companyId", x.before, x.after
  from json_to_recordset($3::json) as x(action text, "objectKind" text, "objectId" text, "objectName" text,
    "companyId" integer, before jsonb, after jsonb)`);

function toEntry({ action, id, before, after, companyId = null }: AuditedChange) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
  if (!changed.length) return [];
  const objectKind = action.split('.')[0] as AuditedKind;
  const entry = {
    action,
    objectKind,
    objectId: String(id),
    objectName: nameOf(objectKind, after ?? before),
    companyId,
    before: before && pick(before, changed),
    after: after && pick(after, changed),
  } satisfies Partial<AuditEntry>;
  return [entry];
}

function nameOf(kind: AuditedKind, snapshot: Record<string, unknown> | null): string | null {
  const name = snapshot?.[NAMES[kind]];
  return typeof name === 'string'
    ? name
    : plainText(name as Translations | undefined, DEFAULT_LOCALE) || null;
}

function pick(values: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}
