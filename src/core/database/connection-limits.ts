import type { PoolConfig } from 'pg';
import type { Config } from '../config/config.js';
import { clientWithTimeout } from './query-timeout.js';

const SECOND = 1000;

/** Compiling a plan costs more than these short queries ever win back. */
const NO_COMPILING = '-c jit=off';
/** To start processes for a part of a query each takes longer than a page; PostgreSQL thinks of it as a tenth of that. */
const FEW_PROCESSES = '-c parallel_setup_cost=10000';

/** PostgreSQL breaks a question off by itself, which keeps the connection; it gets so much time to say so. */
const GRACE_MS = 1 * SECOND;

/**
 * Limits follow the role: a page fails fast, a batch of an import may take its time. Only a web gives up a PostgreSQL
 * that says nothing: a worker goes on where it was once that answers again.
 */
export function connectionLimits({ role, databaseConnectMs, databaseAnswerMs }: Config) {
  const isWeb = role === 'web';
  return {
    ...(isWeb && { Client: clientWithTimeout(databaseAnswerMs + GRACE_MS) }),
    connectionTimeoutMillis: databaseConnectMs,
    // a connection knows the plans of what it was asked: after ten seconds without a visitor all would be made anew
    idleTimeoutMillis: (isWeb ? 300 : 10) * SECOND,
    keepAlive: true,
    statement_timeout: isWeb ? databaseAnswerMs : 300 * SECOND,
    idle_in_transaction_session_timeout: 60 * SECOND,
    lock_timeout: isWeb ? Math.min(5 * SECOND, databaseAnswerMs) : 60 * SECOND,
    options: `${NO_COMPILING}${isWeb ? ` ${FEW_PROCESSES}` : ''}`,
  } satisfies PoolConfig;
}

export const applicationName = ({ role }: Config) => `katalog-${role}`;
