import type { PoolConfig } from 'pg';
import type { Config } from '../config/config.js';

const SECOND = 1000;

/** Limits follow the role: a page fails fast, a batch of an import may take its time. */
export function connectionLimits({ role }: Config) {
  return {
    connectionTimeoutMillis: 5 * SECOND,
    statement_timeout: (role === 'web' ? 10 : 300) * SECOND,
    idle_in_transaction_session_timeout: 60 * SECOND,
    lock_timeout: (role === 'web' ? 5 : 60) * SECOND,
    // compiling a plan costs more than these short queries ever win back
    options: '-c jit=off',
  } satisfies PoolConfig;
}

export const applicationName = ({ role }: Config) => `katalog-${role}`;
