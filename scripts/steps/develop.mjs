import { startProcess, untilHealthy } from './processes/application.mjs';
import { openDataDirectory } from './data-directory.mjs';
import { demoSignIns, seedDemo } from './demo.mjs';
import { readSettings } from './environment.mjs';
import { install } from './build/install.mjs';
import { startPlatform } from './platform.mjs';
import { requirePort } from './processes/ports.mjs';
import { Shutdown } from './processes/shutdown.mjs';

/**
 * `npm run dev`: the same services, the server compiled and restarted on change, with Vite inside it for the
 * client.
 */
export async function develop() {
  const settings = readSettings();
  await requirePort(settings.port, settings.host);
  const data = openDataDirectory(settings.dataDirectory);
  const shutdown = new Shutdown();
  shutdown.add('the data directory', { stop: data.release });
  await install();

  const { compileAll, watchSources } = await import('./build/compile.mjs');
  const env = await startPlatform({ settings, data, shutdown, build: compileAll });
  env.VITE_DEV = 'true';
  env.LOG_LEVEL ||= 'warn';
  const processes = ['worker', 'web'].map((name) => restartable(name, env));
  for (const process of processes) shutdown.add(process.name, process);
  await untilHealthy(`http://127.0.0.1:${settings.port}/health/live`, shutdown);
  if (settings.demo) await seedDemo(env);
  console.log(`\n${settings.publicUrl}\n${(await demoSignIns(env)).map((line) => `  ${line}`).join('\n')}\n`);
  watchSources(() => processes.forEach((process) => process.restart()));
}

/** A process that restarts at each change; changes during a restart cause one more. */
function restartable(name, env) {
  const start = () =>
    startProcess(name, {
      env,
      onUnaskedEnd: (_child, code) =>
        console.error(`The ${name} process ended (${code}); waiting for a change.`),
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
    name,
    restart() {
      again = true;
      restarting ??= replace().finally(() => (restarting = null));
    },
    stop: () => current.stop(),
    kill: () => current.kill(),
  };
}
