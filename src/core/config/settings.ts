import { Transform } from 'class-transformer';
import { IsDefined, IsEmail, IsIn, IsOptional, IsString, IsUrl, Matches, MinLength } from 'class-validator';
import { Address, Addresses, Flag, Nodes, OptionalText, Pairs, Share, Whole } from './setting.decorator.js';
import { readTrustProxy, type TrustProxy } from './trust-proxy.js';

const GIGABYTE = 1024 ** 3;

/** All queues. */
export const QUEUE_NAMES = [
  'imports',
  'pictures',
  'catalogue',
  'bulk-actions',
  'analytics',
  'offer-reports',
  'price-alerts',
  'feed-pulls',
  'company-mails',
  'catalogue-index',
] as const;
const ANY_QUEUE = `(${QUEUE_NAMES.join('|')})`;
const ONE_OR_MORE_QUEUES = new RegExp(`^${ANY_QUEUE}(,${ANY_QUEUE})*$`);

/** Any key will do for the Auth Emulator. */
export const EMULATOR_API_KEY = 'demo-api-key';

/** The environment variables; docs/configuration.md describes each. */
export class Settings {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: string = 'development';

  @Flag()
  EMBEDDED: boolean = false;

  @IsString()
  APP_NAME: string = 'Katalog';

  @IsString()
  HOST: string = '0.0.0.0';

  @Whole(0, 65535)
  PORT: number = 3000;

  @IsOptional()
  @Address()
  PUBLIC_URL?: string;

  @Transform(({ value }) => (typeof value === 'string' ? readTrustProxy(value) : value))
  @IsDefined({ message: 'TRUST_PROXY must be true, false, a number of proxies, or addresses and subnets' })
  TRUST_PROXY: TrustProxy = false;

  @IsString()
  DATA_DIR: string = '.data';

  @Matches(/^postgres(ql)?:\/\//, { message: 'DATABASE_URL must be a postgres:// address' })
  DATABASE_URL: string;

  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/[^,\s]+(\s*,\s*postgres(ql)?:\/\/[^,\s]+)*$/, {
    message: 'DATABASE_REPLICA_URLS must be postgres:// addresses, separated by commas',
  })
  DATABASE_REPLICA_URLS?: string;

  /** Password of the user in DATABASE_URL and DATABASE_REPLICA_URLS, without the encoding that URLs need. */
  @OptionalText()
  DATABASE_PASSWORD?: string;

  /**
   * Code that needs several connections in parallel would block itself with fewer: a rebuild needs three, two
   * parallel imports need two each.
   */
  @Whole(6, 500)
  DATABASE_POOL_SIZE: number = 12;

  @Whole(1, 300)
  DATABASE_CONNECT_SECONDS: number = 5;

  @Whole(1, 300)
  DATABASE_ANSWER_SECONDS: number = 10;

  @Matches(/^rediss?:\/\//, { message: 'REDIS_URL must be a redis:// address' })
  REDIS_URL: string;

  /** Of REDIS_URL, as it is. */
  @OptionalText()
  REDIS_PASSWORD?: string;

  @Whole(10)
  REDIS_ANSWER_MS: number = 500;

  @Whole(100)
  SERVICE_ANSWER_MS: number = 2000;

  @IsOptional()
  @Nodes()
  REDIS_SENTINELS?: string;

  @Matches(/^[\w.-]+$/, { message: 'REDIS_SENTINEL_NAME must be of letters, digits, dots and hyphens' })
  REDIS_SENTINEL_NAME: string = 'mymaster';

  @OptionalText()
  REDIS_SENTINEL_PASSWORD?: string;

  @IsOptional()
  @Nodes()
  REDIS_CLUSTER?: string;

  @Matches(/^[\w:.-]+$/, { message: 'REDIS_PREFIX must be of letters, digits, colons, dots and hyphens' })
  REDIS_PREFIX: string = 'katalog';

  @IsOptional()
  @Addresses()
  PAGE_CACHE_URLS?: string;

  @IsOptional()
  @Addresses()
  OPENSEARCH_URL?: string;

  @OptionalText()
  OPENSEARCH_USER?: string;

  @OptionalText()
  OPENSEARCH_PASSWORD?: string;

  @OptionalText()
  OPENSEARCH_CA?: string;

  @Matches(/^[a-z0-9][a-z0-9._-]*$/, {
    message: 'OPENSEARCH_PREFIX must be of small letters, digits, dots, hyphens and underscores',
  })
  OPENSEARCH_PREFIX: string = 'katalog';

  @Whole(1, 1_024)
  OPENSEARCH_SHARDS: number = 1;

  @Whole(0, 10)
  OPENSEARCH_REPLICAS: number = 1;

  @Matches(ONE_OR_MORE_QUEUES, {
    message: `WORKER_QUEUES must name some of ${QUEUE_NAMES.join(', ')}, separated by commas`,
  })
  WORKER_QUEUES: string = QUEUE_NAMES.join(',');

  @IsString()
  @MinLength(32, { message: 'SESSION_SECRET must have at least 32 characters' })
  SESSION_SECRET: string;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL: string = 'info';

  @IsOptional()
  @MinLength(16, { message: 'METRICS_TOKEN must have at least 16 characters' })
  METRICS_TOKEN?: string;

  @IsOptional()
  @Whole(0, 65535)
  METRICS_PORT?: number;

  @IsString()
  METRICS_HOST: string = '127.0.0.1';

  @IsOptional()
  @Address()
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @IsOptional()
  @Pairs()
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  @Share()
  OTEL_TRACES_SAMPLER_ARG: number = 1;

  @Whole(0)
  SEARCH_RATE: number = 600;

  @Flag()
  VITE_DEV: boolean = false;

  @Whole(10)
  SSR_TIMEOUT_MS: number = 2000;

  @Flag()
  SSR_STRICT: boolean = false;

  @Flag()
  DEMO_EXPECTED: boolean = false;

  @IsOptional()
  @Address()
  DEMO_SHOPS_URL?: string;

  @OptionalText()
  FETCH_ALLOWED_PRIVATE_ORIGINS?: string;

  @Matches(/^[\w-]{1,64}$/, {
    message: 'USER_CONSENT_COOKIE must be of letters, digits, underscores and hyphens',
  })
  USER_CONSENT_COOKIE: string = 'user_consent';

  @IsOptional()
  @Address()
  ASSISTANT_URL?: string;

  @IsOptional()
  @Matches(/^[A-Z0-9-]{3,40}$/, { message: 'ANALYTICS_ID must be the id of a tag, like G-ABC123' })
  ANALYTICS_ID?: string;

  @Address()
  ANALYTICS_ORIGIN: string = 'https://www.googletagmanager.com';

  @IsOptional()
  @Address()
  MARKETING_SCRIPT_URL?: string;

  @IsString()
  FIREBASE_PROJECT_ID: string = 'demo-katalog';

  @IsString()
  FIREBASE_API_KEY: string = EMULATOR_API_KEY;

  @OptionalText()
  FIREBASE_AUTH_DOMAIN?: string;

  @OptionalText()
  FIREBASE_AUTH_EMULATOR_HOST?: string;

  @IsOptional()
  @Matches(/^(\/(?!\/)|https?:\/\/[^/])/, {
    message: 'TOKEN_SYNC_URL must be an address, or a path of this host',
  })
  TOKEN_SYNC_URL?: string;

  @IsOptional()
  @Matches(/^smtps?:\/\/[^/]/, { message: 'SMTP_URL must be an smtp:// or smtps:// address' })
  SMTP_URL?: string;

  @IsOptional()
  @IsEmail(
    { allow_display_name: true },
    { message: 'MAIL_FROM must be an address, or a name and an <address>' },
  )
  MAIL_FROM?: string;

  @OptionalText()
  S3_BUCKET?: string;

  @IsString()
  S3_REGION: string = 'eu-central-1';

  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true })
  S3_ENDPOINT?: string;

  @OptionalText()
  S3_ACCESS_KEY_ID?: string;

  @OptionalText()
  S3_SECRET_ACCESS_KEY?: string;

  @Flag()
  S3_FORCE_PATH_STYLE: boolean = false;

  @Whole(1, 3_600)
  QUEUE_LOCK_SECONDS: number = 10;

  @Whole(1)
  IMPORT_UPLOAD_BYTES: number = 5 * GIGABYTE;

  @Whole(1)
  IMPORT_UNPACKED_BYTES: number = 5 * GIGABYTE;

  @Whole(2)
  IMPORT_RATIO: number = 200;

  @Whole(1, 10_000)
  IMPORT_BATCH_ITEMS: number = 3_000;

  @Whole(1)
  IMPORT_KEEP_RUNS: number = 20;

  @Whole(0)
  IMPORT_KEEP_DAYS: number = 90;

  @Whole(1, 120)
  EVENTS_KEEP_MONTHS: number = 13;

  @Whole(1)
  FEED_PULL_BYTES: number = 5 * GIGABYTE;

  @Whole(1, 86_400)
  FEED_PULL_SECONDS: number = 3600;

  @Whole(1, 3600)
  FEED_PULL_IDLE_SECONDS: number = 60;

  @Whole(0)
  MEDIA_COMPANY_BYTES: number = 20 * GIGABYTE;
}
