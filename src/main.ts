import 'reflect-metadata';
import { createWebApp, productionClient } from './app.js';
import { loadConfig } from './core/config/config.js';
import { endAtSecondSignal } from './core/http/server/second-signal.js';

endAtSecondSignal();

const config = loadConfig('web');
const client = config.viteDev ? await (await import('./vite.js')).developmentClient() : productionClient();
const app = await createWebApp(config, client);
await app.listen({ port: config.port, host: config.host });
