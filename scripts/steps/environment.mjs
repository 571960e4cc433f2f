import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './root.mjs';

const EMULATOR_PORT = 9099;
const MAILS_PORT = 1080;
const DEMO_PROJECT = 'demo-katalog';

/** Settings of this start: the environment over the file `.env`, with defaults for the rest. */
export function readSettings() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, DEMO } = process.env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  return {
    port,
    host: HOST || '0.0.0.0',
    dataDirectory: DATA_DIR || join(ROOT, '.data'),
    publicUrl: PUBLIC_URL || `http://localhost:${port}`,
    demo: !/^(0|false|no)$/i.test(DEMO ?? ''),
  };
}

const isGiven = (secret) => Boolean(process.env[secret] || process.env[`${secret}_FILE`]);

/** The services to embed: those without a setting for an external one. */
export function embeddedServices() {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID } = process.env;
  const projectId = FIREBASE_PROJECT_ID || DEMO_PROJECT;
  const emulated = !FIREBASE_AUTH_EMULATOR_HOST && projectId.startsWith('demo-');
  return {
    postgres: isGiven('DATABASE_URL') ? null : {},
    valkey: isGiven('REDIS_URL') ? null : {},
    auth: emulated ? { projectId, port: EMULATOR_PORT } : null,
    mails: isGiven('SMTP_URL') ? null : { from: 'Katalog <katalog@example.com>', port: MAILS_PORT },
  };
}

/**
 * The demo's stand-ins for analytics and marketing, with the page of their events; none if a real tool is
 * configured.
 */
function standIns(origin) {
  const { ANALYTICS_ID, MARKETING_SCRIPT_URL } = process.env;
  if (ANALYTICS_ID || MARKETING_SCRIPT_URL) return {};
  return {
    ANALYTICS_ID: 'G-DEMO',
    ANALYTICS_ORIGIN: origin,
    MARKETING_SCRIPT_URL: `${origin}/marketing.js`,
    EVENT_PAGE: `${origin}/events`,
  };
}

/** The environment of web, worker and seed. */
export function childEnvironment({ settings, data, services, demoOrigin }) {
  const origins = [process.env.FETCH_ALLOWED_PRIVATE_ORIGINS, demoOrigin].filter(Boolean).join(',');
  return {
    ...process.env,
    // production refuses an emulator; the bundles are production builds nevertheless
    NODE_ENV: 'development',
    EMBEDDED: 'true',
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: data.directory,
    PUBLIC_URL: settings.publicUrl,
    ...(!isGiven('SESSION_SECRET') && { SESSION_SECRET: data.secret }),
    FETCH_ALLOWED_PRIVATE_ORIGINS: origins,
    // one visitor on one machine, and benchmarks
    SEARCH_RATE: process.env.SEARCH_RATE || '0',
    DEMO_EXPECTED: String(settings.demo),
    ...(demoOrigin && {
      DEMO_ORIGIN: demoOrigin,
      DEMO_SHOPS_URL: `${demoOrigin}/shops`,
      ...standIns(demoOrigin),
    }),
    ...services,
  };
}
