import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServices } from '../../support/servers/services.js';

interface EmbeddedServices {
  onExit(listener: () => void): void;
}
type Start = (options: object) => Promise<EmbeddedServices>;

const SERVICES: string = '../../../scripts/services/services.mjs';
/** More than twice as many as there are descriptors. */
const CONNECTIONS = 10_000;

it('the embedded Valkey answers however many connections there have been', async () => {
  const { hostname, port } = new URL((await testServices()).REDIS_URL);
  for (let number = 0; number < CONNECTIONS; number++) {
    const socket = connect(Number(port), hostname);
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    if (number % 1000 === 0) expect(String(answer)).toBe('+PONG\r\n');
    socket.destroy();
  }
});

it('the embedded services end when PostgreSQL does', async () => {
  const { startServices } = (await import(SERVICES)) as { startServices: Start };
  const directory = await mkdtemp(join(tmpdir(), 'katalog-services-'));
  const services = await startServices({ directory, password: 'secret', throwAway: true, postgres: {} });
  const ended = new Promise<void>((resolve) => services.onExit(resolve));
  const [pid] = readFileSync(join(directory, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await ended;
  await rm(directory, { recursive: true, force: true });
});
