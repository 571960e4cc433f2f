import 'reflect-metadata';
import { join } from 'node:path';
import { ROOT } from '../../steps/root.mjs';
import { atFreePort, runBuilt, startBenchServices } from './bench-services.mjs';
import { signIn } from './sign-in.mjs';

/** A module of the built server. */
export const fromBuild = (path) => import(join(ROOT, 'dist/src', path));

/**
 * The web application in this process on a catalogue that `bench:load` has made, with its schema migrated.
 * @returns the application, a connection to its database, `one` for the first row of an answer, `reader` for pages as a
 * store admin, and `stop()`
 */
export async function startBenchApp(directory) {
  const services = await startBenchServices(directory, { projectId: 'katalog-bench' });
  const { client, one } = services;
  try {
    const { port, address, env } = await atFreePort(services.env);
    runBuilt('src/migrate.js', env);
    const [{ createWebApp, productionClient }, { loadConfig }] = await Promise.all([
      fromBuild('app.js'),
      fromBuild('core/config/config.js'),
    ]);
    const app = await createWebApp(loadConfig('web', env), productionClient());
    const stop = async () => {
      await app.close();
      await services.stop();
    };
    await app.listen({ port, host: '127.0.0.1' });
    return {
      app,
      client,
      one,
      reader: async (companyId) => reader(address, await signIn(client, env, address, companyId)),
      stop,
    };
  } catch (error) {
    await services.stop();
    throw error;
  }
}

/** Requests pages with these cookies. */
function reader(origin, cookie) {
  return async (address) => {
    const response = await fetch(origin + address, { headers: { cookie }, redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  };
}
