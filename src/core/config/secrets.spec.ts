import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.js';
import { SECRETS } from './secrets.js';

const GIVEN = {
  DATABASE_URL: 'postgres://katalog@primary/katalog',
  REDIS_URL: 'redis://queue:6379',
  SESSION_SECRET: 'a secret of tests, at least 32 characters',
};
const load = (settings: Record<string, string>) => loadConfig('web', { ...GIVEN, ...settings });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, text);
  return path;
}

/** A value that each setting accepts. */
const VALUES: Partial<Record<(typeof SECRETS)[number], string>> = {
  DATABASE_URL: 'postgres://other/katalog',
  DATABASE_REPLICA_URLS: 'postgres://replica/katalog',
  REDIS_URL: 'redis://other',
  SMTP_URL: 'smtp://mail.example',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret',
};

it.each(SECRETS)('reads %s from a file, and refuses both', (name) => {
  const value = VALUES[name] ?? 'with "any" $character/@:% and č, forty long';
  const path = file(`${value}\n`);
  // half a pair
  const more = { MAIL_FROM: name === 'SMTP_URL' ? 'katalog@example.com' : '' };
  const pair = name.startsWith('S3_')
    ? { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key', [name]: '' }
    : {};
  const settings = {
    ...GIVEN,
    ...more,
    ...pair,
    S3_BUCKET: 'b',
    OPENSEARCH_URL: 'http://o',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    [`${name}_FILE`]: path,
  };
  const config = loadConfig('web', { ...settings, [name]: '' });
  expect(JSON.stringify({ ...config })).toContain(JSON.stringify(value).slice(1, -1).slice(0, 6));
  expect(() => loadConfig('web', { ...settings, [name]: value })).toThrow(
    `${name} and ${name}_FILE exclude each other`,
  );
});

it('names a file that it cannot read', () => {
  expect(() => load({ METRICS_TOKEN_FILE: join(folder, 'none') })).toThrow(
    /^- METRICS_TOKEN_FILE cannot be read: ENOENT/m,
  );
});

it('takes an empty file for none', () => {
  expect(load({ METRICS_TOKEN_FILE: file('\n') }).metrics.token).toBeNull();
});

it('removes one line end, and nothing else', () => {
  const { openSearch } = load({ OPENSEARCH_URL: 'http://o', OPENSEARCH_PASSWORD_FILE: file(' a \n\r\n') });
  expect(openSearch?.password).toBe(' a \n');
});

it('puts passwords into addresses, whatever their characters', () => {
  const password = `a/b@c:d%e?f#g "h'i\\j+č&`;
  const config = load({
    DATABASE_PASSWORD: password,
    DATABASE_REPLICA_URLS: 'postgres://katalog@one/katalog,postgres://katalog:own@two/katalog',
    REDIS_PASSWORD: password,
  });
  const [one, two] = config.databaseReplicaUrls;
  for (const url of [config.databaseUrl, one!, config.redisUrl])
    expect(decodeURIComponent(new URL(url).password)).toBe(password);
  expect(new URL(config.databaseUrl).host).toBe('primary');
  expect(two).toBe('postgres://katalog:own@two/katalog');
});

it('does not start in production with the key of the emulator', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://katalog.example',
    FIREBASE_PROJECT_ID: 'real',
  };
  expect(() => load({ ...production, FIREBASE_API_KEY_FILE: file('') })).toThrow(
    'FIREBASE_API_KEY is needed',
  );
});

it.each([
  [
    { DATABASE_PASSWORD: 'a', DATABASE_URL: 'postgres://katalog:b@primary/katalog' },
    'DATABASE_PASSWORD is also in',
  ],
  [{ REDIS_PASSWORD: 'a', REDIS_URL: 'redis://:b@queue' }, 'REDIS_PASSWORD is also in'],
  [{ S3_ACCESS_KEY_ID: 'a' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other'],
  [{ DATABASE_PASSWORD: 'a', DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be'],
])('refuses %p', (settings, message) => {
  expect(() => load(settings)).toThrow(message);
});
