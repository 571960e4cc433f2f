import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testServices } from './services.js';

/** An answer in place of the provider's own; `hang up` closes the connection. */
export type Answer = { status: number; body: object } | 'hang up';

/**
 * A proxy before the identity provider with answers that its emulator cannot give: a password policy, too
 * many attempts, no connection. Everything else is passed to the emulator.
 */
export async function startProviderStandIn() {
  const { FIREBASE_AUTH_EMULATOR_HOST: target } = await testServices();
  const answers = new Map<string, Answer>();

  const server = createServer((request, response) => {
    const method = [...answers.keys()].find((name) => request.url?.includes(name));
    const answer = method && request.method !== 'OPTIONS' ? answers.get(method) : undefined;
    if (answer) say(answer, response);
    else passOn(target, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** @param method the end of a call's path, as `passwordPolicy` or `accounts:signUp` */
    says: (method: string, answer: Answer) => void answers.set(method, answer),
    /** Answers a method with an error in the provider's format. */
    refuses: (method: string, message: string) =>
      void answers.set(method, { status: 400, body: { error: { code: 400, message } } }),
    recover: () => answers.clear(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function say(answer: Answer, response: ServerResponse): void {
  if (answer === 'hang up') return void response.destroy();
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  });
  response.end(JSON.stringify(answer.body));
}

/** Passes a request to the provider behind. */
export function passOn(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { url, method, headers } = request;
  const upstream = ask(`http://${target}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}
