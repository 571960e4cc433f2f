import type { PoolConfig } from 'pg';
import type { Config } from '../config/config.js';

const SECOND = 1000;

/** Compiling a plan costs more than these short queries ever win back. */
const NO_COMPILING = '-c jit=off';
/** To start processes for a part of a query each takes longer than a page; PostgreSQL thinks of it as a tenth of that. */
const FEW_PROCESSES = '-c parallel_setup_cost=10000';

/** Limits follow the role: a page fails fast, a batch of an import may take its time. */
export function connectionLimits({ role }: Config) {
  return {
    connectionTimeoutMillis: 5 * SECOND,
    // a connection knows the plans of what it was asked: after ten seconds without a visitor all would be made anew
    idleTimeoutMillis: (role === 'web' ? 300 : 10) * SECOND,
    keepAlive: true,
    statement_timeout: (role === 'web' ? 10 : 300) * SECOND,
    idle_in_transaction_session_timeout: 60 * SECOND,
    lock_timeout: (role === 'web' ? 5 : 60) * SECOND,
    options: `${NO_COMPILING}${role === 'web' ? ` ${FEW_PROCESSES}` : ''}`,
  } satisfies PoolConfig;
}

export const applicationName = ({ role }: Config) => `katalog-${role}`;
