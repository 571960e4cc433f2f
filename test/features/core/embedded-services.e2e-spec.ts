import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { testServices } from '../../support/servers/services.js';
import { until } from '../../support/until.js';

interface EmbeddedServices {
  env: Record<string, string>;
  onExit(listener: () => void): void;
  stop(): Promise<void>;
}
type Start = (options: object) => Promise<EmbeddedServices>;

const SERVICES: string = '../../../scripts/services/services.mjs';
/** More than twice as many as there are descriptors. */
const CONNECTIONS = 10_000;

it('the embedded Valkey accepts any number of successive connections', async () => {
  const { hostname, port } = new URL((await testServices()).REDIS_URL);
  for (let number = 0; number < CONNECTIONS; number++) {
    const socket = connect(Number(port), hostname);
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    if (number % 1000 === 0) expect(String(answer)).toBe('+PONG\r\n');
    socket.destroy();
  }
});

it('the embedded services end with PostgreSQL', async () => {
  const { startServices } = (await import(SERVICES)) as { startServices: Start };
  const directory = await mkdtemp(join(tmpdir(), 'katalog-services-'));
  const services = await startServices({ directory, password: 'secret', throwAway: true, postgres: {} });
  const ended = new Promise<void>((resolve) => services.onExit(resolve));
  const [pid] = readFileSync(join(directory, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await ended;
  await rm(directory, { recursive: true, force: true });
});

it('the embedded mail catcher shows mails, and stores them between starts', async () => {
  const { startServices } = (await import(SERVICES)) as { startServices: Start };
  const directory = await mkdtemp(join(tmpdir(), 'katalog-services-'));
  const start = () => startServices({ directory, mails: { from: 'Katalog <katalog@example.com>' } });
  const subjects = async ({ env }: EmbeddedServices) =>
    ((await (await fetch(`${env.MAIL_PAGE}/email`)).json()) as { subject: string }[]).map(
      ({ subject }) => subject,
    );
  let services = await start();
  const { SMTP_URL, MAIL_FROM: from } = services.env;
  const mails = createTransport(SMTP_URL);
  await mails.sendMail({ from, to: 'kupec@example.com', subject: 'Čajnik je cenejši', text: 'Velja.' });
  mails.close();
  await until(async () => (await subjects(services)).join() === 'Čajnik je cenejši');
  await services.stop();

  services = await start();
  await until(async () => (await subjects(services)).join() === 'Čajnik je cenejši');
  await services.stop();
  await rm(directory, { recursive: true, force: true });
});
