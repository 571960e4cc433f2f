import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptFor } from '../../core/config/retention.js';
import { bytes, command, int, json, nullable, statement, text } from '../../core/database/statement.js';
import { Conflict, Invalid } from '../../core/errors/domain-errors.js';

/** A write with an idempotency key. */
export interface Attempt {
  /** The account's uid. */
  owner: string;
  /** Method and route pattern. */
  route: string;
  key: string;
  /** Equal for the same request. */
  content: string;
}

/** A taken key, under which the answer is stored. */
export interface Claim extends Pick<Attempt, 'owner' | 'route' | 'key'> {
  id: string;
}

/** A stored answer. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Attempts: the key may be released between the two statements. */
const LOOKS = 3;

/** Idempotency keys with their answers, for 24 hours. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly database: DataSource) {}

  /**
   * Takes the key, or returns its stored answer.
   * @throws Conflict while the first request is running
   * @throws Invalid when the key was used for another request
   */
  async claim({ owner, route, key, content }: Attempt): Promise<Claim | KeptAnswer> {
    const fingerprint = createHash('sha256').update(content).digest();
    for (let look = 1; look <= LOOKS; look++) {
      const id = randomUUID();
      if (await CLAIM.row(this.database, [owner, route, key, id, fingerprint]))
        return { owner, route, key, id };
      const row = await FIND.row(this.database, [owner, route, key]);
      if (!row) continue;
      if (!row.fingerprint.equals(fingerprint)) throw new Invalid('fault.idempotency_key_reused');
      const { status, headers, body } = row;
      if (status === null || headers === null || body === null) break;
      return { status, headers, body };
    }
    throw new Conflict('fault.idempotency_key_running');
  }

  /** Stores the answer, unless another request took over the claim. */
  async storeAnswer({ owner, route, key, id }: Claim, { status, headers, body }: KeptAnswer): Promise<void> {
    await STORE.run(this.database, [owner, route, key, id, status, headers, body]);
  }

  /** Releases a key whose write failed. */
  async release({ owner, route, key, id }: Claim): Promise<void> {
    await RELEASE.run(this.database, [owner, route, key, id]);
  }
}

const EXPIRED = `created_at < now() - ${keptFor('apiAnswers')}`;
const THIS_ONE = 'owner = $1 and route = $2 and key = $3';

/**
 * Takes a key, and deletes a few expired ones: more than are added. The process of a claim is dead when the
 * claim is older than the time limits of requests and statements, so the same request may take it over.
 */
const CLAIM = statement({ claim: text })`
  with expired as (
    delete from idempotency_keys where ctid = any (array(
      select ctid from idempotency_keys where ${EXPIRED} and not (${THIS_ONE})
      order by created_at limit 20 for update skip locked
    ))
  )
  insert into idempotency_keys as known (owner, route, key, claim, fingerprint)
  values ($1, $2, $3, $4, $5)
  on conflict (owner, route, key) do update set
    claim = excluded.claim, fingerprint = excluded.fingerprint,
    status = null, headers = null, body = null, created_at = now()
  where known.${EXPIRED}
    or known.status is null and known.fingerprint = excluded.fingerprint
      and known.created_at < now() - interval '5 minutes'
  returning claim`;

/** The answer is null while the write is running. */
const FIND = statement({
  fingerprint: bytes,
  status: nullable(int),
  headers: nullable(json<Record<string, string>>()),
  body: nullable(text),
})`select fingerprint, status, headers, body from idempotency_keys where ${THIS_ONE}`;
const STORE = command(`
  update idempotency_keys set status = $5, headers = $6, body = $7
  where ${THIS_ONE} and claim = $4 and status is null`);
const RELEASE = command(`delete from idempotency_keys where ${THIS_ONE} and claim = $4 and status is null`);
