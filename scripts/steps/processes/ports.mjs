import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Failure } from '../failure.mjs';

/**
 * Below the range of ephemeral ports, which any outgoing connection may take; and above 10080, which browsers
 * block.
 */
const [LOWEST, HIGHEST] = [10_100, 32_000];

/** A TCP port on 127.0.0.1 that is free now: the preferred one if it is, else any. */
export async function freePort(preferred = 0) {
  for (let tries = 0; ; tries++)
    try {
      return await tryPort((tries === 0 && preferred) || randomInt(LOWEST, HIGHEST), '127.0.0.1');
    } catch (error) {
      // most often the port is in use
      if (tries === 100) throw error;
    }
}

/** Throws a Failure when the port is not available. */
export async function requirePort(port, host) {
  try {
    await tryPort(port, host);
  } catch (error) {
    if (error.code === 'EACCES')
      throw new Failure(
        `Port ${port} needs more rights than you have; choose another one: PORT=3000 npm start`,
      );
    if (error.code === 'EADDRINUSE')
      throw new Failure(`Port ${port} is in use; choose another one: PORT=${port + 1} npm start`);
    throw new Failure(`Cannot listen on ${host}:${port} (${error.code}).`);
  }
}

function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: chosen } = server.address();
      server.close(() => resolve(chosen));
    });
  });
}
