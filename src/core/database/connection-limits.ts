import pg, { type PoolConfig } from 'pg';
import type { Config } from '../config/config.js';
import { guardedClient } from './guarded-client.js';
import type { Heartbeat } from './heartbeat.js';
import { tracedClient } from '../tracing/traced-client.js';

const SECOND = 1000;

/** JIT compilation costs more than short queries gain by it. */
const NO_JIT = '-c jit=off';
/** Starting parallel workers takes longer than a page; PostgreSQL's default assumes a tenth of that. */
const FEW_PARALLEL_PLANS = '-c parallel_setup_cost=10000';

/** Added to statement_timeout, after which PostgreSQL cancels a query and keeps the connection. */
const GRACE_MS = 1 * SECOND;

/**
 * Limits by role: a page fails fast, a batch of an import may take longer. Only a web process closes connections of an
 * unresponsive PostgreSQL; a worker waits until it answers again.
 */
export function connectionLimits(
  { role, databaseConnectMs, databaseAnswerMs, tracing }: Config,
  heartbeat: Heartbeat,
) {
  const isWeb = role === 'web';
  const Client = isWeb ? guardedClient(heartbeat, databaseAnswerMs + GRACE_MS) : pg.Client;
  return {
    Client: tracing ? tracedClient(Client) : Client,
    connectionTimeoutMillis: databaseConnectMs,
    // a closed connection loses its prepared plans
    idleTimeoutMillis: (isWeb ? 300 : 10) * SECOND,
    keepAlive: true,
    statement_timeout: isWeb ? databaseAnswerMs : 300 * SECOND,
    idle_in_transaction_session_timeout: 60 * SECOND,
    lock_timeout: isWeb ? Math.min(5 * SECOND, databaseAnswerMs) : 60 * SECOND,
    options: `${NO_JIT}${isWeb ? ` ${FEW_PARALLEL_PLANS}` : ''}`,
  } satisfies PoolConfig;
}

export const applicationName = ({ role }: Config) => `katalog-${role}`;
