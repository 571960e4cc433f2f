import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { freePort } from '../steps/processes/ports.mjs';

const HOST = '127.0.0.1';

/**
 * Starts maildev in this process: it accepts every mail on 127.0.0.1 and shows it on a page instead of
 * sending it. Its own start would install signal handlers, which are the host's.
 * @param directory stores mails between starts
 * @param port of the page, if it is free
 */
export async function startMailCatcher({ directory, port: preferred = 0 }) {
  const require = createRequire(import.meta.url);
  require('maildev/lib/logger').setLevel(0);
  const mails = require('maildev/lib/mailserver');
  const page = require('maildev/lib/web');

  mkdirSync(directory, { recursive: true });
  const smtpPort = await freePort();
  mails.create(smtpPort, HOST, directory);
  mails.loadMailsFromDirectory();
  await mails.listen();
  const port = await freePort(preferred);
  page.start(port, HOST, mails, null, null, '/', {});
  await once(page.server, 'listening');

  return {
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    page: `http://${HOST}:${port}`,
    async stop() {
      await promisify(page.close)();
      await promisify(mails.close)();
    },
  };
}
