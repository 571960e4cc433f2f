import { bigint, json, type Statement, statement } from '../../core/database/statement.js';

const ROW = { id: bigint, row: json<Record<string, unknown>>() };
type PersonalRow = { id: string; row: Record<string, unknown> };

/** Rows of one read. */
const PERSONAL_BATCH = 500;

/** The data about a person in one table. */
export interface PersonalData {
  /** Key in the file that the person downloads. */
  name: string;
  /** For each table, the columns that make a row the person's. */
  columns: Record<string, string[]>;
  /** The value that these columns are compared with. */
  of: 'userId' | 'email' | 'firebaseId';
  /** Rows after an id, in the order of ids: `$1` whose, `$2` the id. */
  read: Statement<PersonalRow>;
}

/**
 * Everything stored about a person who has an account. The test compares it with the columns of the database,
 * and looks for the person's traces after the account was deleted.
 */
export const PERSONAL_DATA: PersonalData[] = [
  {
    name: 'profile',
    columns: { users: ['firebase_id', 'email'] },
    of: 'userId',
    read: statement(ROW)`
      select u.id::bigint as id, jsonb_build_object('id', u.id, 'uid', u.firebase_id, 'email', u.email,
        'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone, 'locale', u.locale,
        'userType', u.user_type, 'permissionLevel', u.permission_level, 'store', c.company_name, 'status', u.status,
        'createdAt', u.created_at, 'updatedAt', u.updated_at, 'approvedAt', u.approved_at,
        'lastSeenAt', u.last_seen_at, 'sessionsEndedAt', u.sessions_ended_at) as row
      from users u left join companies c on c.id = u.company_id where u.id = $1 and u.id > $2::bigint`,
  },
  {
    name: 'invitation',
    columns: { user_invitations: ['user_id'] },
    of: 'userId',
    read: statement(ROW)`
      select user_id::bigint as id, jsonb_build_object('sentAt', sent_at, 'openedAt', opened_at) as row
      from user_invitations i where user_id = $1 and user_id > $2::bigint`,
  },
  {
    name: 'changesByYou',
    columns: { audit_entries: ['actor_id', 'actor_email'] },
    of: 'userId',
    read: statement(ROW)`
      select id, to_jsonb(e) - '{search_text,actor_id}'::text[] as row from audit_entries e
      where actor_id = $1 and id > $2::bigint order by id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'changesOfYourProfile',
    columns: {},
    of: 'userId',
    read: statement(ROW)`
      select id, to_jsonb(e) - '{search_text,actor_id,actor_email}'::text[] as row from audit_entries e
      where object_kind = 'user' and object_id = $1::integer::text and id > $2::bigint
      order by id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'savedViews',
    columns: { offer_views: ['owner_id', 'sharer_id'] },
    of: 'userId',
    read: statement(ROW)`
      select id::bigint as id, to_jsonb(v) - '{owner_id,sharer_id}'::text[] as row from offer_views v
      where $1 in (owner_id, sharer_id) and id > $2::bigint order by v.id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'blogPosts',
    columns: { blogs: ['author_id'] },
    of: 'userId',
    read: statement(ROW)`
      select id::bigint as id, jsonb_build_object('id', id, 'title', title, 'createdAt', created_at) as row from blogs b
      where author_id = $1 and id > $2::bigint order by b.id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'imports',
    columns: { imports: ['created_by'] },
    of: 'userId',
    read: statement(ROW)`
      select id::bigint as id, jsonb_build_object('id', id, 'fileName', file_name, 'createdAt', created_at) as row
      from imports i where created_by = $1 and id > $2::bigint order by i.id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'feedFetches',
    columns: { feed_pulls: ['requested_by'] },
    of: 'userId',
    read: statement(ROW)`
      select id::bigint as id, jsonb_build_object('id', id, 'status', status) as row from feed_pulls p
      where requested_by = $1 and id > $2::bigint order by p.id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'bulkActions',
    columns: { bulk_runs: ['created_by', 'actor_email'] },
    of: 'userId',
    read: statement(ROW)`
      select id::bigint as id, jsonb_build_object('id', id, 'action', action, 'createdAt', created_at) as row
      from bulk_runs b where created_by = $1 and id > $2::bigint order by b.id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'matchDecisions',
    columns: { matching_decisions: ['decided_by', 'undone_by'] },
    of: 'userId',
    read: statement(ROW)`
      select id::bigint as id, jsonb_build_object('id', id, 'kind', kind, 'decidedAt', decided_at) as row
      from matching_decisions d where $1 in (decided_by, undone_by) and id > $2::bigint
      order by d.id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'matchObjections',
    columns: { matching_objections: ['objected_by', 'answered_by'] },
    of: 'userId',
    read: statement(ROW)`
      select id::bigint as id, jsonb_build_object('id', id, 'kind', kind, 'objectedAt', objected_at,
        'answeredAt', answered_at) as row
      from matching_objections o where $1 in (objected_by, answered_by) and id > $2::bigint
      order by o.id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'apiRequests',
    columns: { idempotency_keys: ['owner'] },
    of: 'firebaseId',
    read: statement(ROW)`
      select 1::bigint as id, jsonb_build_object('route', route, 'createdAt', created_at) as row from idempotency_keys
      where owner = $1 and $2::bigint < 1`,
  },
  {
    name: 'priceAlerts',
    columns: { price_alerts: ['email'] },
    of: 'email',
    read: statement(ROW)`
      select a.id::bigint as id, jsonb_build_object('product', p.name, 'target', a.target, 'createdAt', a.created_at,
        'confirmedAt', a.confirmed_at, 'mails', a.mail_count) as row
      from price_alerts a join products p on p.id = a.product_id
      where lower(a.email) = lower($1) and a.id > $2::bigint order by a.id limit ${PERSONAL_BATCH}`,
  },
  {
    name: 'errorReports',
    columns: { offer_reports: ['email'] },
    of: 'email',
    read: statement(ROW)`
      select r.id::bigint as id, jsonb_build_object('product', p.name, 'kind', r.kind, 'text', r.text, 'answer', r.answer,
        'createdAt', r.created_at, 'solvedAt', r.solved_at) as row
      from offer_reports r join products p on p.id = r.product_id
      where lower(r.email) = lower($1) and r.id > $2::bigint order by r.id limit ${PERSONAL_BATCH}`,
  },
];
