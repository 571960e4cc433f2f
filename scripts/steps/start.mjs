import { join } from 'node:path';
import { startProcess, untilHealthy } from './processes/application.mjs';
import { buildPart } from './build/build.mjs';
import { openDataDirectory } from './data-directory.mjs';
import { demoComparison, demoSignIns, seedDemo } from './demo.mjs';
import { readSettings } from './environment.mjs';
import { install } from './build/install.mjs';
import { startPlatform } from './platform.mjs';
import { requirePort } from './processes/ports.mjs';
import { seconds, step } from './progress.mjs';
import { Shutdown } from './processes/shutdown.mjs';

/** `npm start`: from a fresh clone to a running catalogue. */
export async function start() {
  const since = performance.now();
  const settings = readSettings();
  await requirePort(settings.port, settings.host);
  const data = openDataDirectory(settings.dataDirectory);
  const shutdown = new Shutdown();
  shutdown.add('the data directory', { stop: data.release });

  console.log('Katalog\n');
  try {
    await install();
    let clientBuild;
    async function build() {
      await buildPart('server');
      clientBuild = buildPart('client');
      // a failure is thrown below, where it is awaited
      clientBuild.catch(() => {});
    }
    const env = await startPlatform({ settings, data, shutdown, build });
    const local = `http://127.0.0.1:${settings.port}`;
    const options = {
      env,
      logs: join(data.directory, 'logs'),
      onUnaskedEnd(child, code) {
        console.error(`\n${child.tail()}\n\nThe ${child.name} process ended (${code}).`);
        void shutdown.stop(1);
      },
    };
    // the web is added last, so it stops first, and nothing is queued after the worker stops
    shutdown.add('the worker process', startProcess('worker', options));
    async function startWeb() {
      await clientBuild;
      shutdown.add('the web process', startProcess('web', options));
      await step('Start the web', () => untilHealthy(`${local}/health/live`, shutdown));
    }
    await Promise.all([startWeb(), settings.demo && seedDemo(env)]);
    await untilHealthy(`${local}/health/ready`, shutdown);
    await announce(settings, env, since);
  } catch (error) {
    // the process that ended already printed its reason
    if (shutdown.stopping) return await new Promise(() => {});
    console.error(`\n${error.message}`);
    await shutdown.stop(1);
  }
}

async function announce(settings, env, since) {
  const signIns = settings.demo ? await demoSignIns(env) : [];
  console.log(`\nReady in ${seconds(since)}: ${settings.publicUrl}`);
  const comparison = settings.demo ? await demoComparison(env) : null;
  const alert = settings.demo ? ', a price alert among them' : '';
  if (env.MAIL_PAGE) console.log(`Mails are not sent; they can be read at ${env.MAIL_PAGE}${alert}`);
  if (comparison) console.log(`Three watches can be compared at ${settings.publicUrl}${comparison}`);
  if (env.EVENT_PAGE) console.log(`Events for analytics and marketing can be read at ${env.EVENT_PAGE}`);
  if (signIns.length) console.log(['', 'Demo sign-ins', ...signIns.map((line) => `  ${line}`)].join('\n'));
  console.log(`\nLogs are in ${join(env.DATA_DIR, 'logs')}. Ctrl-C stops everything.`);
}
