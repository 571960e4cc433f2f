import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { QueryFailedError } from 'typeorm';

/**
 * Errors of a prepared statement that a migration invalidated or a pooler dropped. The statement is repeated
 * without a name.
 */
const OUTDATED = /^(0A000|26000|42...)$/;

/** A connection keeps each plan, some tens of kilobytes. */
const MAX_NAMES = 100;

const names = new Map<string, string>();

/**
 * Runs a prepared statement, which a connection parses and plans once: that often takes longer than the execution. For
 * constant texts; those after the first `MAX_NAMES` are run without a name.
 */
export async function queryPrepared<Rows>(
  client: PoolClient,
  statement: string,
  values: unknown[],
): Promise<Rows> {
  try {
    return await runQuery<Rows>(client, statement, values, nameOf(statement));
  } catch (error) {
    const { code } = (error as QueryFailedError).driverError as { code?: unknown };
    if (OUTDATED.test(String(code))) return runQuery<Rows>(client, statement, values);
    throw error;
  }
}

/** @throws QueryFailedError as TypeORM does */
export async function runQuery<Rows>(
  client: PoolClient,
  text: string,
  values: unknown[],
  name?: string,
): Promise<Rows> {
  try {
    return (await client.query({ name, text, values })).rows as Rows;
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}

function nameOf(statement: string): string | undefined {
  const known = names.get(statement);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash('sha1').update(statement).digest('base64url');
  names.set(statement, name);
  return name;
}
