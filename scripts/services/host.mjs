import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../steps/failure.mjs';
import { startAuthEmulator } from './auth-emulator.mjs';
import { startMailCatcher } from './mail-catcher.mjs';
import { startPostgres } from './postgres.mjs';
import { startValkey } from './valkey.mjs';

/**
 * The process of the embedded services. It has its own session, so that Ctrl-C in the terminal reaches only
 * its parent, which stops services in order; and it stops when the parent ends.
 */
const options = JSON.parse(process.argv[2]);
const started = [];
let stopping = null;

process.on('message', (message) => (message === 'quit' ? quit() : void stop()));
process.on('disconnect', () => void stop());
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop());

try {
  await start();
} catch (error) {
  send({ failure: error instanceof Failure ? error.message : String(error?.stack ?? error) });
  await stop(1);
}

async function start() {
  const { directory, postgres, valkey, auth, mails, password, throwAway } = options;
  mkdirSync(directory, { recursive: true });
  const starting =
    auth &&
    keep(
      'auth emulator',
      startAuthEmulator({ file: throwAway ? null : join(directory, 'firebase', 'accounts.json'), ...auth }),
    );
  const identityMails = async () => (await starting)?.mails() ?? [];
  const [database, redis, emulator, catcher] = await Promise.all([
    postgres &&
      keep(
        'postgres',
        startPostgres({ directory: join(directory, 'postgres'), password, throwAway, ...postgres }),
      ),
    valkey && keep('valkey', startValkey(valkey)),
    starting,
    mails &&
      keep(
        'mail catcher',
        startMailCatcher({ directory: join(directory, 'mails'), identityMails, ...mails }),
      ),
  ]);
  send({
    ready: {
      ...(database && { DATABASE_URL: database.url }),
      ...(redis && { REDIS_URL: redis.url }),
      ...(emulator && { FIREBASE_AUTH_EMULATOR_HOST: emulator.host, FIREBASE_PROJECT_ID: auth.projectId }),
      ...(catcher && { SMTP_URL: catcher.smtpUrl, MAIL_FROM: mails.from, MAIL_PAGE: catcher.page }),
    },
  });
}

async function keep(name, starting) {
  const since = Date.now();
  const service = await starting;
  started.push({ name, service });
  send({ started: name, ms: Date.now() - since });
  void service.ended?.then((reason) => {
    if (stopping) return;
    console.error(`\n${reason}`);
    void stop(1);
  });
  // a stop was requested during the start
  if (stopping) await service.stop();
  return service;
}

function stop(code = 0) {
  stopping ??= stopAll().finally(() => process.exit(code));
  return stopping;
}

/** The emulator saves its accounts first; PostgreSQL stops last. */
async function stopAll() {
  const order = ['mail catcher', 'auth emulator', 'valkey', 'postgres'];
  for (const name of order)
    await started
      .find((entry) => entry.name === name)
      ?.service.stop()
      .catch(() => {});
}

/** At once: PostgreSQL recovers at its next start. */
function quit() {
  for (const { service } of started) service.quit?.();
  process.exit(1);
}

function send(message) {
  if (process.connected) process.send(message);
}
