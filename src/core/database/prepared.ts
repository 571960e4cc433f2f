import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { QueryFailedError } from 'typeorm';

/**
 * What a kept plan fails by when a migration has changed what it reads, or a pooler has dropped it; asked anew, it may
 * well be answered.
 */
const OUTDATED = /^(0A000|26000|42...)$/;

/** Each connection keeps the plans of all names, some tens of kilobytes each. */
const MAX_NAMES = 100;

const names = new Map<string, string>();

/**
 * Runs a statement under a name of its own, so that a connection reads and plans it once: with many of ours that takes
 * longer than answering. For texts of which there are few: those after the first hundred are asked without a name.
 */
export async function queryPrepared<Rows>(
  client: PoolClient,
  statement: string,
  values: unknown[],
): Promise<Rows> {
  try {
    return await ask<Rows>(client, statement, values, nameOf(statement));
  } catch (error) {
    const { code } = (error as QueryFailedError).driverError as { code?: unknown };
    if (OUTDATED.test(String(code))) return ask<Rows>(client, statement, values);
    throw error;
  }
}

/** @throws QueryFailedError as TypeORM does */
export async function ask<Rows>(
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

/** The first so many have one. */
function nameOf(statement: string): string | undefined {
  const known = names.get(statement);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash('sha1').update(statement).digest('base64url');
  names.set(statement, name);
  return name;
}
