import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { loadConfig } from '../src/core/config/config.js';
import { SECRETS } from '../src/core/config/secrets.js';

const ROOT = join(import.meta.dirname, '..');

interface Service {
  image: string;
  build?: string;
  command?: string[];
  restart?: string;
  read_only?: boolean;
  tmpfs?: string[];
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  cpus?: string | number;
  pids_limit?: number;
  logging?: { options: Record<string, string> };
  healthcheck?: { test?: string[]; disable?: boolean };
  networks?: string[];
  secrets?: string[];
  environment?: Record<string, string>;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
}

const { services, networks, secrets } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as Compose;
const each = Object.entries(services);
const lasting = each.filter(([, { restart }]) => restart !== 'no');

/** The result of Compose's interpolation: the value from `.env`, or the default. */
const interpolated = (value: string, env: Record<string, string>) =>
  value.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?)\}/g,
    (_all, name: string, otherwise = '') => env[name] ?? otherwise,
  );

describe('docker-compose.yml', () => {
  it.each(each)('contains %s', (name, service) => {
    // OpenSearch writes its users and certificates next to its settings
    expect(service.read_only).toBe(name !== 'opensearch');
    if (service.read_only) expect(service.tmpfs).toContain('/tmp');
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
    for (const limit of [service.mem_limit, service.cpus, service.pids_limit]) expect(limit).toBeTruthy();
  });

  it('gives rights only to the two that need one', () => {
    const rights = each.filter(([, { cap_add }]) => cap_add).map(([name, { cap_add }]) => [name, cap_add]);
    expect(Object.fromEntries(rights)).toEqual({
      proxy: ['NET_BIND_SERVICE'],
      'opensearch-certificates': ['CHOWN'],
    });
  });

  it('names exact versions of images', () => {
    const versions = each.filter(([, { build }]) => !build).map(([, { image }]) => image);
    expect(versions.filter((image) => !/:\d+\.\d+(\.\d+)?(-[a-z]+)?$/.test(image))).toEqual([]);
    const bases = [...readFileSync(join(ROOT, 'Dockerfile'), 'utf8').matchAll(/^FROM (\w+:\S+)/gm)];
    expect(bases.map(([, image]) => image)).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-\w+-slim$/)]);
  });

  it('checks the health of all but the worker, which has no port', () => {
    const unchecked = lasting.filter(([, { healthcheck }]) => !healthcheck?.test).map(([name]) => name);
    expect(unchecked).toEqual(['worker']);
  });

  it('keeps the proxy apart from the data, and the data apart from the internet', () => {
    const of = (name: string) => services[name]?.networks;
    expect(of('proxy')).toEqual(['front']);
    for (const name of ['postgres', 'queue', 'opensearch', 'migrate']) expect(of(name)).toEqual(['data']);
    expect(of('web')).toEqual(['front', 'data']);
    expect(networks['data']).toEqual({ internal: true });
  });

  it('has secrets in files only, each given to those who read it', () => {
    for (const [name, { environment = {}, command = [], secrets: given = [] }] of each) {
      const read = [...JSON.stringify([environment, command]).matchAll(/\/run\/secrets\/(\w+)/g)];
      expect([name, [...new Set(read.map(([, secret]) => secret))].sort()]).toEqual([
        name,
        [...given].sort(),
      ]);
      expect(
        SECRETS.filter((secret) => /PASSWORD|TOKEN|SECRET|KEY/.test(secret) && secret in environment),
      ).toEqual([]);
    }
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(services['web']!.secrets!));
  });

  describe('with the files of deploy/secrets.sh', () => {
    let folder: string;
    const make = () => execFileSync('sh', [join(folder, 'deploy/secrets.sh')], { encoding: 'utf8' });
    const secret = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8');

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'compose-'));
      mkdirSync(join(folder, 'deploy'));
      cpSync(join(ROOT, 'deploy/secrets.sh'), join(folder, 'deploy/secrets.sh'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('has all of them, and says which only people know', () => {
      expect(make()).toMatch(/firebase_api_key[^]*firebase\.json/);
      const files = Object.values(secrets).map(({ file }) => basename(file));
      expect(readdirSync(join(folder, 'secrets')).sort()).toEqual(
        files.filter((file) => file !== 'firebase.json').sort(),
      );
      expect(statSync(join(folder, 'secrets')).mode & 0o077).toBe(0);
      expect(secret('session_secret')).toMatch(/^[0-9a-f]{64}$/);
      expect(secret('postgres_password')).not.toBe(secret('redis_password'));
      expect(secret('smtp_url')).toBe('');
    });

    it('keeps what is there, and takes over what .env held', () => {
      writeFileSync(
        join(folder, '.env'),
        `POSTGRES_PASSWORD='p/ä @:%"$'\nSESSION_SECRET=${'s'.repeat(40)}\n`,
      );
      make();
      const password = secret('redis_password');
      make();
      expect(secret('redis_password')).toBe(password);
      expect(secret('postgres_password')).toBe('p/ä @:%"$');
      expect(secret('session_secret')).toBe('s'.repeat(40));
    });

    it.each(['web', 'worker'] as const)('is a configuration with which %s starts', (role) => {
      make();
      writeFileSync(join(folder, 'secrets/firebase_api_key'), 'key\n');
      const env = { PUBLIC_URL: 'https://katalog.example', FIREBASE_PROJECT_ID: 'katalog' };
      const settings = Object.entries(services[role]!.environment!).map(([name, value]) => [
        name,
        interpolated(value, env).replace('/run/secrets', join(folder, 'secrets')),
      ]);
      const config = loadConfig(role, Object.fromEntries(settings) as Record<string, string>);
      expect(config.databaseUrl).toBe(
        `postgres://katalog:${secret('postgres_password')}@postgres:5432/katalog`,
      );
      expect(config.redisUrl).toBe(`redis://:${secret('redis_password')}@queue:6379`);
      expect(config.firebase.apiKey).toBe('key');
      expect([config.mail, config.s3, config.openSearch, config.metrics.token]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    });
  });
});
