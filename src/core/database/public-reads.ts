import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PoolClient } from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';
import { ask, queryPrepared } from './prepared.js';
import { staleReadScope, readAtPrimary } from './read-scope.js';
import { Replicas } from './replicas.js';
import type { Queryable } from './statement.js';

/** Connection, resources, roll-back (replaying has priority), operator, system; anything else would fail anywhere. */
const REPLICA_IN_TROUBLE = /^(08|53|40|57P|58)/;

/**
 * Reading what visitors see, which may be some seconds old: at a replica, if there is one that keeps up. The same
 * question goes to the primary when somebody signed in asks, when a request writes, in jobs, and when a replica fails.
 */
@Injectable()
export class PublicReads {
  /** Runs statements whose text is always the same: prepared, so that each connection plans them once. */
  readonly planned: Queryable = { query: (text, values) => this.prepared(text, values) };

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly replicas: Replicas,
  ) {}

  query<Rows>(statement: string, values: unknown[] = []): Promise<Rows> {
    return this.run((client) => ask<Rows>(client, statement, values));
  }

  /** The same of a statement whose text is always the same: planned once for each connection. */
  prepared<Rows>(statement: string, values: unknown[] = []): Promise<Rows> {
    return this.run((client) => queryPrepared<Rows>(client, statement, values));
  }

  /** @param work on one connection; done again when a replica fails in it */
  async run<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const replica = this.replicas.ofRequest();
    if (!replica) return this.atPrimary(work);
    try {
      return await replica.run(work);
    } catch (error) {
      if (!isTrouble(error)) throw error;
      this.replicas.leave(replica, error);
      return this.atPrimary(work);
    }
  }

  /**
   * For what is said for good, as a redirect or that there is nothing: looks again at the primary, and lets the rest of
   * the request follow, when a replica's answer is not what the caller hopes for.
   */
  async certain<Result>(
    look: () => Promise<Result>,
    isHopedFor: (found: Result) => boolean,
  ): Promise<Result> {
    const found = await look();
    if (isHopedFor(found) || !staleReadScope()) return found;
    readAtPrimary();
    return look();
  }

  private async atPrimary<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const runner = this.database.createQueryRunner();
    try {
      return await work((await runner.connect()) as PoolClient);
    } finally {
      await runner.release();
    }
  }
}

/** Errors without a state are the connection's. */
function isTrouble(error: unknown): boolean {
  const { code } = (error instanceof QueryFailedError ? error.driverError : error) as { code?: unknown };
  return typeof code !== 'string' || code.length !== 5 || REPLICA_IN_TROUBLE.test(code);
}
