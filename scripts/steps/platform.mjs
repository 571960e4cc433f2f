import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServices } from '../services/services.mjs';
import { command } from './processes/command.mjs';
import { childEnvironment, embeddedServices } from './environment.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';

const dist = (path) => join(ROOT, 'dist', path);

/**
 * Everything below web and worker: services, schema, demo images. Resolves with the environment for children.
 */
export async function startPlatform({ settings, data, shutdown, build }) {
  const [services] = await Promise.all([
    step('Start services', (show) =>
      startServices({
        directory: data.directory,
        password: data.databasePassword,
        ...embeddedServices(),
        onStarted: (name) => show(`${name} is up`),
      }),
    ),
    build(),
  ]);
  shutdown.add('the services', services);
  services.onExit(() => {
    if (shutdown.stopping) return;
    console.error('\nThe embedded services ended.');
    void shutdown.stop(1);
  });

  const demoOrigin = settings.demo ? await startDemoServer({ data, shutdown }) : null;
  const env = childEnvironment({ settings, data, services: services.env, demoOrigin });
  await step('Migrate the database', () =>
    command(process.execPath, [dist('src/migrate.js')], { cwd: ROOT, env }),
  );
  writeEnvironmentFile(data.directory, env, shutdown);
  return env;
}

/** Serves the demo stores' feeds and images, as their own sites would. */
async function startDemoServer({ data, shutdown }) {
  const { startDemoSite } = await import(pathToFileURL(dist('scripts/demo/site.js')).href);
  const site = await startDemoSite(join(data.directory, 'demo'));
  shutdown.add('the demo site', site);
  return site.origin;
}

/** For other commands during a running start: `node --env-file=.data/environment …`. */
function writeEnvironmentFile(directory, env, shutdown) {
  const file = join(directory, 'environment');
  const own = Object.entries(env).filter(([name, value]) => process.env[name] !== value);
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, own.map(([name, value]) => `${name}=${value}\n`).join(''), { mode: 0o600 });
  shutdown.add('the environment file', { stop: () => rmSync(file, { force: true }) });
}
