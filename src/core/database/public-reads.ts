import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, QueryFailedError } from 'typeorm';
import { runQuery, queryPrepared } from './prepared.js';
import { staleReadScope, readAtPrimary } from './read-scope.js';
import { Replicas } from './replicas.js';
import type { Queryable } from './statement.js';

/** SQLSTATE classes: connection, resources, rollback (replay has priority), operator, system. Others fail anywhere. */
const REPLICA_FAILURE = /^(08|53|40|57P|58)/;

/**
 * Reads that may be some seconds stale: from a replica, if one is fit. From the primary for signed-in users, in requests
 * that write, in jobs, and when a replica fails.
 */
@Injectable()
export class PublicReads {
  /** Runs statements whose text is always the same: prepared, so that each connection plans them once. */
  readonly planned: Queryable = { query: (text, values) => this.prepared(text, values) };

  constructor(
    private readonly database: DataSource,
    private readonly replicas: Replicas,
  ) {}

  query<Rows>(statement: string, values: unknown[] = []): Promise<Rows> {
    return this.run((client) => runQuery<Rows>(client, statement, values));
  }

  /** Runs a constant statement, which each connection plans only once. */
  prepared<Rows>(statement: string, values: unknown[] = []): Promise<Rows> {
    return this.run((client) => queryPrepared<Rows>(client, statement, values));
  }

  /** @param work uses one connection; repeated at the primary when the replica fails */
  async run<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const replica = this.replicas.ofRequest();
    if (!replica) return this.atPrimary(work);
    try {
      return await replica.run(work);
    } catch (error) {
      if (!isReplicaFailure(error)) throw error;
      this.replicas.dropReplica(replica, error);
      return this.atPrimary(work);
    }
  }

  /**
   * For answers that clients keep, such as a redirect or 404: if a replica's result is unexpected, this read
   * and the rest of the request go to the primary.
   */
  async certain<Result>(
    read: () => Promise<Result>,
    isExpected: (found: Result) => boolean,
  ): Promise<Result> {
    const found = await read();
    if (isExpected(found) || !staleReadScope()) return found;
    readAtPrimary();
    return read();
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

/** Errors without an SQLSTATE are errors of the connection. */
function isReplicaFailure(error: unknown): boolean {
  const { code } = (error instanceof QueryFailedError ? error.driverError : error) as { code?: unknown };
  return typeof code !== 'string' || code.length !== 5 || REPLICA_FAILURE.test(code);
}
