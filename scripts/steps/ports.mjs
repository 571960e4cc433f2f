import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/** A TCP port on 127.0.0.1 that is free now: the preferred one if it is, else one the system chooses. */
export async function freePort(preferred = 0) {
  try {
    return await tryPort(preferred, '127.0.0.1');
  } catch {
    return tryPort(0, '127.0.0.1');
  }
}

/** Throws a Failure when nobody may listen on the port. */
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
