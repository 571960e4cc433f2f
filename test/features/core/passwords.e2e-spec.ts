import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { parse } from 'yaml';
import { loadConfig } from '../../../src/core/config/config.js';
import { connectRedis } from '../../../src/core/queue/connect-redis.js';
import { freePort } from '../../support/servers/free-port.js';
import { testServices } from '../../support/servers/services.js';
import {
  describeWithServers,
  eventually,
  programs,
  ServerFolder,
} from '../../support/servers/system-servers.js';

const PASSWORD = `a/b@c:d%e?f#g "h'i\\j+č&$(x) =`;
const SETTINGS = { SESSION_SECRET: 'a secret of tests, at least 32 characters' };

it('reaches PostgreSQL with any password, by both of our ways', async () => {
  const { DATABASE_URL, REDIS_URL } = await testServices();
  const user = `user_${crypto.randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: DATABASE_URL });
  await admin.connect();
  try {
    await admin.query(`create role ${user} login password ${pg.escapeLiteral(PASSWORD)}`);
    const address = Object.assign(new URL(DATABASE_URL), { username: user, password: '' }).href;
    const settings = { ...SETTINGS, REDIS_URL, DATABASE_URL: address };
    const { databaseUrl: url } = loadConfig('web', { ...settings, DATABASE_PASSWORD: PASSWORD });

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query('select current_user as name')).rows).toEqual([{ name: user }]);
    await client.end();

    const source = await new DataSource({ type: 'postgres', url }).initialize();
    expect(await source.query('select current_user as name')).toEqual([{ name: user }]);
    await source.destroy();

    const other = loadConfig('web', { ...settings, DATABASE_PASSWORD: `${PASSWORD}.` });
    await expect(new pg.Client({ connectionString: other.databaseUrl }).connect()).rejects.toThrow(
      'password authentication failed',
    );
  } finally {
    await admin.query(`drop role if exists ${user}`);
    await admin.end();
  }
});

describeWithServers('the queue of docker-compose.yml', () => {
  const folder = new ServerFolder();
  afterAll(() => folder.close());

  it('takes any password, and nobody without it', async () => {
    const port = await freePort();
    const file = folder.write('password', `${PASSWORD}\n`);
    const compose = readFileSync(join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8');
    const { services } = parse(compose, { merge: true }) as {
      services: { queue: { entrypoint: string[]; command: [string] } };
    };
    const { entrypoint, command } = services.queue;
    const script = command[0]
      .replaceAll('$$', '$')
      .replace('/run/secrets/redis_password', file)
      .replace('valkey-server', `${programs().redis} --port ${port}`)
      .replace('/data', folder.path);
    folder.start(entrypoint[0]!, [...entrypoint.slice(1), script]);

    const settings = {
      ...SETTINGS,
      DATABASE_URL: 'postgres://none/none',
      REDIS_URL: `redis://127.0.0.1:${port}`,
    };
    const ask = async (password: Record<string, string>) => {
      const client = connectRedis(loadConfig('web', { ...settings, ...password }), {
        lazyConnect: true,
        retryStrategy: () => null,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return await client.ping();
      } finally {
        client.disconnect();
      }
    };
    expect(await eventually(() => ask({ REDIS_PASSWORD_FILE: file }))).toBe('PONG');
    await expect(ask({})).rejects.toThrow();
    await expect(ask({ REDIS_PASSWORD: 'other' })).rejects.toThrow();
    expect(await ask({ REDIS_PASSWORD: PASSWORD })).toBe('PONG');
  });
});
