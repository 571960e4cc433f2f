import { ConfigError, loadConfig } from './config.js';

const GIVEN = {
  DATABASE_URL: 'postgres://katalog:secret@primary/katalog',
  REDIS_URL: 'rediss://user:secret@localhost:6379',
  SESSION_SECRET: 'a secret of tests, at least 32 characters',
};
const load = (settings: Record<string, string>, role: 'web' | 'worker' = 'web') =>
  loadConfig(role, { ...GIVEN, ...settings });

it('reads at replicas only where pages are answered', () => {
  const urls = ['postgres://katalog:secret@one/katalog', 'postgresql://katalog:secret@two:5433/katalog'];
  expect(load({ DATABASE_REPLICA_URLS: urls.join(', ') }).databaseReplicaUrls).toEqual(urls);
  expect(load({ DATABASE_REPLICA_URLS: urls.join() }, 'worker').databaseReplicaUrls).toEqual([]);
});

it('asks Sentinels for the master', () => {
  const settings = {
    REDIS_SENTINELS: 'one:26379, [fd00::2]:26380',
    REDIS_SENTINEL_NAME: 'queue',
    REDIS_SENTINEL_PASSWORD: 'other',
  };
  expect(load(settings).redis).toEqual({
    cluster: null,
    sentinels: {
      sentinels: [
        { host: 'one', port: 26379 },
        { host: 'fd00::2', port: 26380 },
      ],
      name: 'queue',
      sentinelPassword: 'other',
    },
  });
});

it('keeps the keys of queues together on a Cluster', () => {
  const config = load({ REDIS_CLUSTER: '10.0.0.1:7000' });
  expect(config.redis.cluster).toEqual([{ host: '10.0.0.1', port: 7000 }]);
  expect(config.queuePrefix).toBe('{katalog}');
  expect(load({}).queuePrefix).toBe('katalog');
});

it.each([
  [{ DATABASE_REPLICA_URLS: 'replica-1:5432' }, /^- DATABASE_REPLICA_URLS must be postgres:/m],
  [{ REDIS_SENTINELS: 'one,two' }, /^- REDIS_SENTINELS must be host:port/m],
  [{ REDIS_CLUSTER: 'redis://one:6379' }, /^- REDIS_CLUSTER must be host:port/m],
  [{ REDIS_CLUSTER: 'one:6379', REDIS_SENTINELS: 'two:26379' }, /^- REDIS_SENTINELS and REDIS_CLUSTER/m],
  [{ REDIS_CLUSTER: 'one:6379', REDIS_URL: 'redis://one/2' }, /^- REDIS_URL must not name a database/m],
  [{ REDIS_PREFIX: '{mine}' }, /^- REDIS_PREFIX must be/m],
])('does not start with %p', (settings, message) => {
  expect(() => load(settings)).toThrow(ConfigError);
  expect(() => load(settings)).toThrow(message);
});
