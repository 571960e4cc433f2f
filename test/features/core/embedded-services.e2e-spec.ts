import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { until } from '../../support/until.js';

interface EmbeddedServices {
  env: Record<string, string>;
  onExit(listener: () => void): void;
  stop(): Promise<void>;
}
type Start = (options: object) => Promise<EmbeddedServices>;

const SERVICES: string = '../../../scripts/services/services.mjs';
/** More than twice the number of descriptors. */
const CONNECTIONS = 10_000;

it('the embedded Valkey accepts any number of successive connections', async () => {
  const { startServices } = (await import(SERVICES)) as { startServices: Start };
  const directory = await mkdtemp(join(tmpdir(), 'katalog-services-'));
  const services = await startServices({ directory, valkey: { program: null } });
  const { hostname, port } = new URL(services.env.REDIS_URL!);
  for (let number = 0; number < CONNECTIONS; number++) {
    const socket = connect(Number(port), hostname);
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    if (number % 1000 === 0) expect(String(answer)).toBe('+PONG\r\n');
    socket.destroy();
  }
  await services.stop();
  await rm(directory, { recursive: true, force: true });
});

it('the mail page answers only its own machine, and runs no script of a mail', async () => {
  const { startServices } = (await import(SERVICES)) as { startServices: Start };
  const directory = await mkdtemp(join(tmpdir(), 'katalog-services-'));
  const services = await startServices({
    directory,
    auth: { projectId: 'demo-mails' },
    mails: { from: 'Katalog <katalog@example.com>' },
  });
  const { SMTP_URL, MAIL_FROM: from, MAIL_PAGE: page, FIREBASE_AUTH_EMULATOR_HOST: emulator } = services.env;
  const mails = createTransport(SMTP_URL);
  const html = '<p>Velja.</p><script>alert(1)</script>';
  await mails.sendMail({ from, to: 'kupec@example.com', subject: '<b>Čajnik</b>', html });
  mails.close();
  const call = (path: string, body: object) =>
    fetch(`http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('signUp', { email: 'novi@example.com', password: 'skrivnost-1' });
  await call('sendOobCode', { email: 'novi@example.com', requestType: 'PASSWORD_RESET' });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${page}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  const [{ id }] = JSON.parse((await read('/mails')).text) as [{ id: string }];
  const list = await read('/');
  expect(list.text).toContain('&lt;b&gt;Čajnik&lt;/b&gt;');
  expect(list.text).toMatch(/<a href="http:[^"]+mode=resetPassword[^"]+">PASSWORD_RESET<\/a>/);
  expect(list.headers.get('access-control-allow-origin')).toBeNull();
  const shown = await read(`/mails/${id}/html`);
  expect(shown.text).toContain('<p>Velja.</p>');
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
  expect((await read('/mails/7')).status).toBe(404);
  const status = await new Promise((resolve) =>
    request(`${page}/mails`, { headers: { host: 'mails.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    ).end(),
  );
  expect(status).toBe(403);
  await services.stop();
  await rm(directory, { recursive: true, force: true });
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
    ((await (await fetch(`${env.MAIL_PAGE}/mails`)).json()) as { subject: string }[]).map(
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
