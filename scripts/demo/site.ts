import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { storeFeed } from './feeds/store-feed.js';
import { drawLogo, drawPicture } from './pictures.js';
import { shopPage } from './shops.js';
import { DemoTags } from './tags.js';

export interface DemoSite {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * The web server of the demo, on 127.0.0.1: the stores' /feeds/<file>, /logos/<store>.png,
 * /pictures/<name>.webp and /shops/<store>, and substitutes for analytics and marketing with their events at /events.
 * @param directory stores rendered images, and the port, which image URLs contain
 */
export async function startDemoSite(directory: string): Promise<DemoSite> {
  await mkdir(join(directory, 'pictures'), { recursive: true });
  const tags = new DemoTags();
  const server = createServer((request, response) => {
    respond({ directory, tags, request, response }).catch(() => response.writeHead(500).end());
  });
  const portFile = join(directory, 'port');
  const known = Number(await readFile(portFile, 'utf8').catch(() => '0'));
  await listen(server, known).catch(() => listen(server, 0));
  const { port } = server.address() as AddressInfo;
  await writeFile(portFile, String(port));
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

interface Exchange {
  directory: string;
  tags: DemoTags;
  request: IncomingMessage;
  response: ServerResponse;
}

async function respond({ directory, tags, request, response }: Exchange): Promise<void> {
  const path = (request.url ?? '/').split('?')[0]!;
  const [, folder, name = ''] = path.split('/');
  const slug = name.replace(/\.\w+$/, '');
  const origin = `http://127.0.0.1:${response.socket?.localPort}`;
  if (folder === 'feeds') return send(response, 'application/octet-stream', storeFeed(name, origin));
  if (folder === 'logos') return send(response, 'image/png', await drawLogo(slug));
  if (folder === 'pictures') return send(response, 'image/webp', await keptPicture(directory, name));
  if (folder === 'shops') {
    const isEnglish = request.headers['accept-language']?.startsWith('en');
    return send(response, 'text/html; charset=utf-8', shopPage(path, isEnglish ? 1 : 0));
  }
  if (path === '/events') return send(response, 'text/html; charset=utf-8', tags.page());
  if (request.method === 'POST' && (await tags.receive(path, request)))
    return void response.writeHead(204).end();
  return send(response, 'text/javascript', tags.script(path) ?? null);
}

function send(response: ServerResponse, type: string, body: string | Buffer | null): void {
  if (body === null) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': type }).end(body);
}

/** Rendered at the first request, read afterwards. */
async function keptPicture(directory: string, name: string): Promise<Buffer | null> {
  if (!/^[\w.-]+\.webp$/.test(name)) return null;
  const file = join(directory, 'pictures', name);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawn = await drawPicture(name);
  if (!drawn) return null;
  await writeFile(`${file}.${process.pid}.tmp`, drawn);
  await rename(`${file}.${process.pid}.tmp`, file);
  return drawn;
}
