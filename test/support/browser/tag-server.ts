import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { TAG } from '../../../scripts/demo/tags.js';

/** The commands that a page sent to the tag, with their arguments, in order. */
export type TagCommand = [command: string, ...values: unknown[]];

interface Sent {
  /** When the document began, and the number of the command in it. */
  at: number;
  order: number;
  command: TagCommand;
}

/** A script that reports the paths on which it runs, repeatedly, as such scripts do. */
const MARKETING = `(() => {
  const seen = new URL('/seen', document.currentScript.src);
  const tell = () => navigator.sendBeacon(seen, location.pathname);
  tell();
  setInterval(tell, 50);
})()`;
const SCRIPTS: Record<string, string> = { '/gtag/js': TAG, '/marketing.js': MARKETING };

/** Replaces the analytics and marketing services, and stores their input. */
export async function startTagServer() {
  const requests: { path: string; body: string; at: number }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url!.split('?')[0]!;
      requests.push({ path, body, at: Date.now() });
      const script = SCRIPTS[path];
      if (script) response.setHeader('content-type', 'text/javascript');
      response.writeHead(script ? 200 : 204).end(script);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bodies = (path: string) => requests.filter((one) => one.path === path).map(({ body }) => body);
  return {
    requests,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands: () =>
      bodies('/collect')
        .map((body) => JSON.parse(body) as Sent)
        .sort((a, b) => a.at - b.at || a.order - b.order)
        .map(({ command }) => command),
    /** The paths on which the marketing script ran. */
    seen: () => [...new Set(bodies('/seen'))],
    forget: () => void requests.splice(0),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type TagServer = Awaited<ReturnType<typeof startTagServer>>;
