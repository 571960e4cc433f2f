import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES_VERSIONS = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'postgres', 'pg_basebackup'];
const OLDEST = 15;

/**
 * Programs of Debian's `postgresql` (the oldest sufficient version), `redis-server` and `varnish`; null when
 * one is missing.
 */
export function findSystemServers() {
  const versions = existsSync(POSTGRES_VERSIONS) ? readdirSync(POSTGRES_VERSIONS).map(Number) : [];
  const postgres = versions
    .filter((version) => version >= OLDEST)
    .sort((a, b) => a - b)
    .map((version) => join(POSTGRES_VERSIONS, String(version), 'bin'))
    .find((folder) => NEEDED.every((program) => existsSync(join(folder, program))));
  const redis = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((path) => existsSync(path));
  const varnish = ['/usr/sbin/varnishd'].find((path) => existsSync(path));
  return postgres && redis && varnish ? { postgres, redis, varnish } : null;
}
