import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createTestDatabase } from '../../support/database.js';
import { freePort } from '../../support/servers/free-port.js';
import { testKeyPrefix, testServices } from '../../support/servers/services.js';
import { until } from '../../support/until.js';

const REQUESTS = 300;
const TOKEN = 'a token of the metrics';

it('a web process whose log is on a full disk answers as fast as ever, and ends when it is told to', async () => {
  const [database, port] = await Promise.all([createTestDatabase(), freePort()]);
  const log = openSync('/dev/full', 'w');
  const env = {
    ...process.env,
    ...(await testServices()),
    DATABASE_URL: database.url,
    REDIS_PREFIX: testKeyPrefix(),
    SESSION_SECRET: 'a secret of tests, at least 32 characters',
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'info',
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const child = spawn(process.execPath, ['dist/src/main.js'], { env, stdio: ['ignore', log, 'inherit'] });
  const ended = once(child, 'exit');
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  try {
    await until(() =>
      ask('/health/live').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const id = { 'x-request-id': 'x'.repeat(100) };
    for (let count = 0; count < REQUESTS; count++) {
      const response = await ask('/health/live', id);
      expect(response.status).toBe(200);
    }
    expect(child.exitCode).toBeNull();
    const metrics = await ask('/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(await metrics.text()).toMatch(/^katalog_log_dropped_lines\{.*\} \d+$/m);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  } finally {
    child.kill('SIGKILL');
    closeSync(log);
    await database.drop();
  }
});
