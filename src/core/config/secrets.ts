import { readFileSync } from 'node:fs';
import type { Settings } from './settings.js';

/** Settings that may be in a file instead, which `NAME_FILE` names; docker-compose.yml and Helm mount secrets as files. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'DATABASE_REPLICA_URLS',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'REDIS_SENTINEL_PASSWORD',
  'OPENSEARCH_PASSWORD',
  'SESSION_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'FIREBASE_API_KEY',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Reads each secret whose file is named instead of itself. */
export function withSecretFiles(environment: Record<string, string | undefined>) {
  const errors: string[] = [];
  const read = SECRETS.flatMap((name): [string, string][] => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name]) errors.push(`${name} and ${name}_FILE exclude each other`);
    try {
      // editors end a file with a line end; an empty file is a setting that is not used
      const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      return value ? [[name, value]] : [];
    } catch (error) {
      errors.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
      return [];
    }
  });
  return { environment: { ...environment, ...Object.fromEntries(read) }, errors };
}

/** Passwords that are stated twice, and half a pair of keys. */
export function secretContradictions(settings: Settings): string[] {
  const { DATABASE_URL, DATABASE_PASSWORD, REDIS_URL, REDIS_PASSWORD } = settings;
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  return [
    DATABASE_PASSWORD && hasPassword(DATABASE_URL) && 'DATABASE_PASSWORD is also in DATABASE_URL',
    REDIS_PASSWORD && hasPassword(REDIS_URL) && 'REDIS_PASSWORD is also in REDIS_URL',
    Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY) &&
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other',
  ].filter((message): message is string => Boolean(message));
}

/** The address with this password, which may have any characters, unless it has one of its own. */
export function withPassword(address: string, password: string | undefined): string {
  if (!password || hasPassword(address)) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

const hasPassword = (address: string) => URL.canParse(address) && new URL(address).password !== '';
