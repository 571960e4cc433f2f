import { resolve } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { redisContradictions, redisNodes } from './redis-nodes.js';
import { EMULATOR_API_KEY, Settings } from './settings.js';
import { retentionPeriods } from './retention.js';
import { secretContradictions, withPassword, withSecretFiles } from './secrets.js';
import { toFastify } from './trust-proxy.js';

/**
 * Role of the process: pages answer fast or fail, a worker may take its time, a tool does one thing and ends.
 */
export type ProcessRole = 'web' | 'worker' | 'tool';

const WORKER_ANSWER_MS = 10_000;

/** The checked configuration, made once at boot by `loadConfig`. */
export class Config {
  constructor(
    readonly role: ProcessRole,
    private readonly settings: Settings,
  ) {}

  readonly root = process.cwd();
  readonly production = this.settings.NODE_ENV === 'production';
  readonly embedded = this.settings.EMBEDDED;
  readonly appName = this.settings.APP_NAME;
  readonly host = this.settings.HOST;
  readonly port = this.settings.PORT;
  readonly publicUrl = (this.settings.PUBLIC_URL ?? `http://localhost:${this.settings.PORT}`).replace(
    /(?<!\/)\/+$/,
    '',
  );
  /** Whether browsers use https, so that cookies can be Secure. */
  readonly secure = this.publicUrl.startsWith('https:');
  readonly trustProxy = toFastify(this.settings.TRUST_PROXY);
  readonly dataDir = resolve(this.settings.DATA_DIR);
  readonly databaseUrl = withPassword(this.settings.DATABASE_URL, this.settings.DATABASE_PASSWORD);
  /** Only pages read from replicas. */
  readonly databaseReplicaUrls = (this.role === 'web' ? list(this.settings.DATABASE_REPLICA_URLS) : []).map(
    (url) => withPassword(url, this.settings.DATABASE_PASSWORD),
  );
  readonly databasePoolSize = this.settings.DATABASE_POOL_SIZE;
  /** Time limit for getting a connection. */
  readonly databaseConnectMs = this.settings.DATABASE_CONNECT_SECONDS * 1000;
  /** Only a web process gives up a query after this time; workers and tools have long ones. */
  readonly databaseAnswerMs = this.settings.DATABASE_ANSWER_SECONDS * 1000;
  readonly redisUrl = withPassword(this.settings.REDIS_URL, this.settings.REDIS_PASSWORD);
  /** Sentinels or cluster nodes. The user, password and TLS of `redisUrl` still apply. */
  readonly redis = redisNodes(this.settings);
  /** Time limit of a count in Redis; without an answer each process counts on its own. */
  readonly redisAnswerMs = this.settings.REDIS_ANSWER_MS;
  /**
   * Time limit of an answer from the identity provider, OpenSearch, the object storage and the mail server.
   * It does not apply to workers.
   */
  readonly serviceAnswerMs = this.role === 'web' ? this.settings.SERVICE_ANSWER_MS : WORKER_ANSWER_MS;
  readonly redisPrefix = this.settings.REDIS_PREFIX;
  /** The braces keep all keys of the queues in one slot of a cluster, because their scripts need. */
  readonly queuePrefix = this.redis.cluster ? `{${this.redisPrefix}}` : this.redisPrefix;
  /** Queues that this process works on; only a worker works on any. */
  readonly queues = this.role === 'worker' ? list(this.settings.WORKER_QUEUES) : [];
  /** Shared caches in front, which keep pages of visitors. */
  readonly pageCacheUrls = list(this.settings.PAGE_CACHE_URLS);
  /** The engine that answers lists and searches; null: each process keeps an index of its own. */
  readonly openSearch = this.settings.OPENSEARCH_URL
    ? {
        urls: list(this.settings.OPENSEARCH_URL),
        user: this.settings.OPENSEARCH_USER ?? null,
        password: this.settings.OPENSEARCH_PASSWORD ?? '',
        /** A file with the authorities (PEM) that sign its certificate; null: Node's own list. */
        ca: this.settings.OPENSEARCH_CA ?? null,
        prefix: this.settings.OPENSEARCH_PREFIX,
        shards: this.settings.OPENSEARCH_SHARDS,
        replicas: this.settings.OPENSEARCH_REPLICAS,
      }
    : null;
  readonly sessionSecret = this.settings.SESSION_SECRET;
  /** Searches and suggestions per IP address and minute; 0: unlimited. */
  readonly searchRate = this.settings.SEARCH_RATE;
  readonly logLevel = this.settings.LOG_LEVEL;
  /**
   * Metrics for Prometheus: on the web process's own port with a token, on a port for operators; both null:
   * none.
   */
  readonly metrics = {
    token: this.settings.METRICS_TOKEN ?? null,
    port: this.settings.METRICS_PORT ?? null,
    host: this.settings.METRICS_HOST,
  };
  /** The collector of traces; null: nothing is traced. */
  readonly tracing = this.settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: this.settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
        headers: readHeaders(this.settings.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
        serviceName: `katalog-${this.role}`,
        /** The share of requests and jobs that begin a trace. */
        share: this.settings.OTEL_TRACES_SAMPLER_ARG,
      }
    : null;
  readonly viteDev = this.settings.VITE_DEV;
  readonly ssrTimeoutMs = this.settings.SSR_TIMEOUT_MS;
  /** Rendering failures become exceptions instead of the client-side fallback; for tests. */
  readonly ssrStrict = this.settings.SSR_STRICT;
  readonly demoExpected = this.settings.DEMO_EXPECTED;
  /** URL of pages in place of the demo stores' shops; null: there is no demo. */
  readonly demoShopsUrl = this.settings.DEMO_SHOPS_URL ?? null;
  /** Exact origins of private networks that server-side fetching may reach. */
  readonly fetchAllowedPrivateOrigins = list(this.settings.FETCH_ALLOWED_PRIVATE_ORIGINS);
  /**
   * Origins of images that are accepted although they are private: exports contain our own URLs, and nothing
   * fetches these.
   */
  readonly pictureOrigins = [...this.fetchAllowedPrivateOrigins, new URL(this.publicUrl).origin];
  readonly consentCookie = this.settings.USER_CONSENT_COOKIE;
  /** The page of an external service that answers visitors' questions; null: our own. */
  readonly assistantUrl = this.settings.ASSISTANT_URL ?? null;
  /** Scripts that load after a visitor's consent; null: none. */
  readonly analytics = this.settings.ANALYTICS_ID
    ? { id: this.settings.ANALYTICS_ID, origin: new URL(this.settings.ANALYTICS_ORIGIN).origin }
    : null;
  readonly marketingScriptUrl = this.settings.MARKETING_SCRIPT_URL ?? null;
  readonly firebase = {
    projectId: this.settings.FIREBASE_PROJECT_ID,
    apiKey: this.settings.FIREBASE_API_KEY,
    authDomain: this.settings.FIREBASE_AUTH_DOMAIN ?? `${this.settings.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    emulatorHost: this.settings.FIREBASE_AUTH_EMULATOR_HOST ?? null,
  };
  /** Origin to which browsers send the token of a sign-in; null: none. */
  readonly tokenSyncUrl = this.settings.TOKEN_SYNC_URL ?? null;
  /** null: no mail is sent. */
  readonly mail =
    this.settings.SMTP_URL && this.settings.MAIL_FROM
      ? { smtpUrl: this.settings.SMTP_URL, from: this.settings.MAIL_FROM }
      : null;
  readonly s3 = this.settings.S3_BUCKET
    ? {
        bucket: this.settings.S3_BUCKET,
        region: this.settings.S3_REGION,
        endpoint: this.settings.S3_ENDPOINT,
        forcePathStyle: this.settings.S3_FORCE_PATH_STYLE,
        /** Without them the SDK looks for keys, for example of the machine. */
        credentials:
          this.settings.S3_ACCESS_KEY_ID && this.settings.S3_SECRET_ACCESS_KEY
            ? {
                accessKeyId: this.settings.S3_ACCESS_KEY_ID,
                secretAccessKey: this.settings.S3_SECRET_ACCESS_KEY,
              }
            : undefined,
      }
    : null;
  /** Bytes of images that a company may upload; images of feeds are not counted. */
  readonly mediaCompanyBytes = this.settings.MEDIA_COMPANY_BYTES;
  readonly importLimits = {
    uploadBytes: this.settings.IMPORT_UPLOAD_BYTES,
    unpackedBytes: this.settings.IMPORT_UNPACKED_BYTES,
    ratio: this.settings.IMPORT_RATIO,
  };
  /**
   * A job whose worker does not renew its lock within this time is given to another worker; if the first one
   * was only slow, the job runs twice.
   */
  readonly queueLockMs = this.settings.QUEUE_LOCK_SECONDS * 1000;
  /** Items of a feed that are written in one transaction; a run can be interrupted between two of them. */
  readonly importBatchItems = this.settings.IMPORT_BATCH_ITEMS;
  /**
   * Offers that are deactivated or restored in one transaction: each holds its row's lock longer than a plain
   * write.
   */
  readonly restoreBatchItems = Math.min(1_000, this.settings.IMPORT_BATCH_ITEMS);
  /** Limits of fetching a feed: bytes as downloaded, and time. */
  readonly feedPulls = {
    maxBytes: this.settings.FEED_PULL_BYTES,
    timeoutMs: this.settings.FEED_PULL_SECONDS * 1000,
    idleMs: this.settings.FEED_PULL_IDLE_SECONDS * 1000,
  };
  readonly retention = retentionPeriods(this.settings);
  /** Number of each store's latest imports whose files are kept after their period. */
  readonly keptImports = this.settings.IMPORT_KEEP_RUNS;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Thrown at boot; the message has one line for each invalid setting. */
export class ConfigError extends Error {}

/**
 * Reads and checks the environment. The only place that reads `process.env`.
 * @throws ConfigError naming every setting that is missing or invalid
 */
export function loadConfig(role: ProcessRole, environment: NodeJS.ProcessEnv = process.env): Config {
  const files = withSecretFiles(environment);
  const given = Object.fromEntries(Object.entries(files.environment).filter(([, value]) => value !== ''));
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  const errors = validateSync(settings, { forbidUnknownValues: false }).flatMap((error) =>
    Object.values(error.constraints ?? {}),
  );
  errors.push(...files.errors);
  if (Boolean(settings.SMTP_URL) !== Boolean(settings.MAIL_FROM))
    errors.push('SMTP_URL and MAIL_FROM need each other');
  if (!LOOPBACK.has(settings.METRICS_HOST) && !settings.METRICS_TOKEN)
    errors.push('METRICS_HOST needs METRICS_TOKEN where others can reach it');
  errors.push(
    ...redisContradictions(settings),
    ...secretContradictions(settings),
    ...unsafeInProduction(settings),
  );
  if (errors.length)
    throw new ConfigError(`Configuration is not valid:\n${errors.map((error) => `- ${error}`).join('\n')}`);
  return new Config(role, settings);
}

function unsafeInProduction(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return [];
  return [
    settings.FIREBASE_AUTH_EMULATOR_HOST &&
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: it accepts unsigned tokens',
    settings.FETCH_ALLOWED_PRIVATE_ORIGINS && 'FETCH_ALLOWED_PRIVATE_ORIGINS must not be set in production',
    settings.VITE_DEV && 'VITE_DEV must not be set in production',
    !settings.PUBLIC_URL && 'PUBLIC_URL is needed in production',
    settings.FIREBASE_PROJECT_ID.startsWith('demo-') &&
      'FIREBASE_PROJECT_ID must name a real project in production',
    settings.FIREBASE_API_KEY === EMULATOR_API_KEY && 'FIREBASE_API_KEY is needed in production',
  ].filter((message): message is string => Boolean(message));
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** `name=value`, separated by commas; values are encoded as in a URL. */
function readHeaders(text: string): Record<string, string> {
  return Object.fromEntries(
    list(text).map((header) => {
      const [name = '', ...value] = header.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())];
    }),
  );
}
