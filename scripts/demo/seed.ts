import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../src/app.module.js';
import { loadConfig } from '../../src/core/config/config.js';
import { DemoSeed } from './seed/demo-seed.js';
import { NO_CLIENT } from '../../src/core/inertia/document/client-build.js';

const config = loadConfig('tool');
const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, NO_CLIENT), {
  logger: ['error', 'warn', 'fatal'],
  abortOnError: false,
});
const { DEMO_ORIGIN: origin, MAIL_PAGE: mailPage } = process.env;
try {
  if (!origin) throw new Error('DEMO_ORIGIN must name the server of the demo stores; npm start sets it');
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  await new DemoSeed(app, config, origin, Boolean(mailPage), say).run();
} catch (error) {
  new Logger('Demo').error(error);
  process.exitCode = 1;
} finally {
  await app.close();
  // Bull leaves a connection open
  process.exit();
}
