import 'reflect-metadata';
import { createWorkerApp } from './app.js';
import { loadConfig } from './core/config/config.js';

await createWorkerApp(loadConfig('worker'));
