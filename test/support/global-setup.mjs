import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startServices } from '../../scripts/services/services.mjs';
import { findChromium } from '../../scripts/steps/tests/chromium.mjs';
import { findJava } from '../../scripts/steps/tests/java.mjs';
import { findSystemServers } from '../../scripts/steps/tests/system-servers.mjs';
import { OpenSearchCluster } from './opensearch/cluster.mjs';
import { installOpenSearch } from './opensearch/install.mjs';
import { makeTemporaryFolder } from './temporary-files.mjs';

/**
 * Throw-away PostgreSQL, Valkey and Auth Emulator for all test files. They start at the first request to
 * TEST_SERVICES_URL, whose answer is their addresses, so that unit tests do not wait. OpenSearch is installed
 * once for all test files; one node is shared, and files that disturb theirs start it themselves.
 */
export default async function globalSetup() {
  const directory = makeTemporaryFolder();
  process.env.TMPDIR = directory;
  let starting = null;
  const start = () =>
    (starting ??= startServices({
      directory: join(directory, 'services'),
      password: randomBytes(12).toString('hex'),
      throwAway: true,
      postgres: {},
      valkey: {},
      auth: { projectId: 'demo-katalog' },
    }));

  let installing = null;
  const install = () => (installing ??= installOpenSearch());
  let node = null;
  const startNode = () => (node ??= install().then((installed) => OpenSearchCluster.start(installed)));
  const answers = {
    '/': async () => (await start()).env,
    '/opensearch': install,
    '/opensearch/node': async () => (await startNode()).urls[0],
  };

  const server = createServer((request, response) => {
    answers[request.url]().then(
      (answer) => response.end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  // a test file that reuses a closing connection would fail
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.CHROMIUM_PATH = findChromium() ?? '';
  process.env.SYSTEM_SERVERS = JSON.stringify(findSystemServers());
  process.env.HAS_OPENSEARCH = findJava().missing ? '' : '1';
  process.env.TEST_SERVICES_URL = `http://127.0.0.1:${server.address().port}`;

  globalThis.stopTestServices = async () => {
    server.close();
    await Promise.allSettled([
      starting?.then((services) => services.stop()),
      node?.then((one) => one.close()),
    ]);
    rmSync(directory, { recursive: true, force: true });
  };
}
