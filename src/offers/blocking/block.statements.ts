import {
  command,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  statements,
  text,
  time,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { BlockDecision } from '../../products/blocking/block-verdict.js';
import type { TermMatch } from '../../products/blocking/blocked-term.js';
import type { BlockTab } from './blocked-terms.pages.js';

const BLOCK = {
  id: int,
  companyId: int,
  name: json<Translations>(),
  productCode: text,
  companyName: text,
  status: text,
  matches: json<TermMatch[]>(),
  blockedAt: time,
  objectedAt: nullable(time),
  decision: nullable(oneOf<BlockDecision>()),
  decidedAt: nullable(time),
  reason: nullable(text),
};
const SELECT = `
  select p.id, p.company_id as "companyId", p.name, p.product_code as "productCode", c.company_name as "companyName", p.status,
    b.matches, b.blocked_at as "blockedAt", b.objected_at as "objectedAt", b.decision, b.decided_at as "decidedAt", b.reason
  from offer_blocks b join products p on p.id = b.product_id and p.deleted_at is null
  join companies c on c.id = p.company_id`;

export const BLOCKS_OF = statement(BLOCK)`${SELECT} where b.product_id = any($1::integer[]) order by p.id`;
export type BlockRow = RowOf<typeof BLOCKS_OF>;

const OF_TAB: Record<BlockTab, string> = {
  objected: 'b.objected_at is not null and b.decision is null',
  blocked: `b.objected_at is null and b.decision is null and p.status = 'blocked'`,
  decided: 'b.decision is not null',
};

/** The oldest objections first, of the others the newest. */
export const LIST_BLOCKS = statements(
  BLOCK,
  (tab: BlockTab) => `${SELECT} where ${OF_TAB[tab]}
    order by ${tab === 'objected' ? 'b.objected_at, p.id' : `${tab === 'decided' ? 'b.decided_at' : 'b.blocked_at'} desc, p.id`}
    limit $1 offset $2`,
  ['objected'],
  ['blocked'],
  ['decided'],
);

export const COUNT_BLOCKS = statement({ objected: int, blocked: int, decided: int })`
  select count(*) filter (where ${OF_TAB.objected})::integer as objected,
    count(*) filter (where ${OF_TAB.blocked})::integer as blocked,
    count(*) filter (where ${OF_TAB.decided})::integer as decided
  from offer_blocks b join products p on p.id = b.product_id and p.deleted_at is null`;

/** Adds an objection by $2 to the locked blocked offers $1 that have none. */
export const OBJECT = statement({ id: int })`
  update offer_blocks b set objected_at = now(), objected_by = $2 from products p
  where b.product_id = any($1::integer[]) and p.id = b.product_id and p.status = 'blocked' and p.deleted_at is null
    and b.objected_at is null and b.decision is null
  returning b.product_id as id`;

/** Stores the decision on the locked offer $1. */
export const DECIDE = command(`
  insert into offer_blocks as b (product_id, matches, decision, decided_at, decided_by, reason, released_content, released_terms)
  values ($1, $2, $3, clock_timestamp(), $4, $5, $6, $7)
  on conflict (product_id) do update set matches = excluded.matches, decision = excluded.decision,
    decided_at = excluded.decided_at, decided_by = excluded.decided_by, reason = excluded.reason,
    released_content = excluded.released_content, released_terms = excluded.released_terms`);

export const NOT_DELETED = statement({ name: json<Translations>(), companyId: int })`
  select name, company_id as "companyId" from products where id = $1 and deleted_at is null`;
