import { startApplication, untilHealthy } from './application.mjs';
import { openDataDirectory } from './data-directory.mjs';
import { demoSignIns, seedDemo } from './demo.mjs';
import { readSettings } from './environment.mjs';
import { install } from './install.mjs';
import { startPlatform } from './platform.mjs';
import { requirePort } from './ports.mjs';
import { Shutdown } from './shutdown.mjs';

/** `npm run dev`: the same services, the server compiled and restarted on change, Vite inside it for the client. */
export async function develop() {
  const settings = readSettings();
  await requirePort(settings.port, settings.host);
  const data = openDataDirectory(settings.dataDirectory);
  const shutdown = new Shutdown();
  shutdown.add('the data directory', { stop: data.release });
  await install();

  const { compileAll, watchSources } = await import('./compile.mjs');
  const env = await startPlatform({ settings, data, shutdown, build: compileAll });
  env.VITE_DEV = 'true';
  env.LOG_LEVEL ||= 'warn';
  const application = restartable(env);
  shutdown.add('the application', application);
  await untilHealthy(`http://127.0.0.1:${settings.port}/health/live`, shutdown);
  if (settings.demo) await seedDemo(env);
  console.log(`\n${settings.publicUrl}\n${(await demoSignIns(env)).map((line) => `  ${line}`).join('\n')}\n`);
  watchSources(application.restart);
}

/** Web and worker, replaced by new ones at each change; changes during a restart are taken up by one more. */
function restartable(env) {
  const start = () =>
    startApplication({
      env,
      onUnaskedEnd: (child, code) =>
        console.error(`The ${child.name} process ended (${code}); waiting for a change.`),
    });
  let current = start();
  let restarting = null;
  let again = false;

  async function replace() {
    do {
      again = false;
      await current.stop();
      current = start();
    } while (again);
  }
  return {
    restart() {
      again = true;
      restarting ??= replace().finally(() => (restarting = null));
    },
    stop: () => current.stop(),
    kill: () => current.kill(),
  };
}
