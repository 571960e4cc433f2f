import 'reflect-metadata';
import { createWorkerApp } from './app.js';
import { loadConfig } from './core/config/config.js';
import { endAtSecondSignal } from './core/http/server/second-signal.js';

endAtSecondSignal();

await createWorkerApp(loadConfig('worker'));
