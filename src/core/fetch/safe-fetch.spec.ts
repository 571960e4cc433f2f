import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { safeFetch, type SafeFetchOptions } from './safe-fetch.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const LOOPBACK = [{ address: '127.0.0.1', family: 4 }];
const servers: ReturnType<typeof createServer>[] = [];

async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const LIMITS = { maxBytes: 1_000, timeoutMs: 20_000, idleMs: 10_000 };

/** Fetches and reads everything; the given origins are allowed. */
async function read(
  url: string,
  origins: string[] = [],
  options: Partial<SafeFetchOptions> = {},
): Promise<string> {
  const { stream } = await safeFetch(url, { ...LIMITS, allowedPrivateOrigins: origins, ...options });
  return text(stream);
}

describe('refused hosts', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://8.8.8.8:22/',
    'https://8.8.8.8:8443/',
  ])('%s', async (url) => {
    await expect(read(url)).rejects.toMatchObject({ code: 'address_not_allowed', isTransient: false });
  });

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:image/png,x',
    '//example.com/a',
    'no address',
    '',
  ])('%s, as no address of the web', async (url) => {
    await expect(read(url)).rejects.toMatchObject({ code: 'address_invalid' });
  });

  it('a name that resolves to a private address, without a connection', async () => {
    let asked = 0;
    await serve(() => asked++);
    const refused = read('http://shop.example/', [], { resolver: async () => LOOPBACK });
    await expect(refused).rejects.toMatchObject({ code: 'address_not_allowed' });
    expect(asked).toBe(0);
  });

  it('a name that does not resolve, as transient', async () => {
    // reports the system's error; the time until the system asks DNS does not matter
    const resolver = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
    const refused = read('http://nowhere.invalid/', [], { resolver });
    await expect(refused).rejects.toMatchObject({ code: 'name_not_found', isTransient: true });
  });

  it('a private address behind a redirect of an allowed server', async () => {
    let asked = 0;
    const secret = await serve((_, response) => {
      asked++;
      response.end('secret');
    });
    const origin = await serve((_, response) => response.writeHead(302, { location: `${secret}/` }).end());
    await expect(read(origin, [origin])).rejects.toMatchObject({ code: 'address_not_allowed' });
    expect(asked).toBe(0);
  });

  it('another scheme behind a redirect', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(read(origin, [origin])).rejects.toMatchObject({ code: 'address_invalid' });
  });

  it('the same host on another port than the allowed origin', async () => {
    const origin = await serve((_, response) => response.end());
    const other = new URL(origin);
    other.port = String(Number(other.port) - 1);
    await expect(read(other.href, [origin])).rejects.toMatchObject({ code: 'address_not_allowed' });
  });
});

describe('public hosts', () => {
  it('receives the URL’s Host on a connection to the resolved address', async () => {
    const origin = await serve((request, response) => response.end(request.headers.host));
    const named = origin.replace('127.0.0.1', 'shop.example');
    let lookups = 0;
    const resolver = async () => {
      lookups++;
      return LOOPBACK;
    };
    expect(await read(`${named}/a`, [named], { resolver })).toBe(new URL(named).host);
    expect(lookups).toBe(1);
  });

  it('answers with type, headers and the last URL', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/a') return response.writeHead(301, { location: '/b?c=1' }).end();
      return response.writeHead(200, { 'content-type': 'Text/XML; charset=utf-8', etag: '"1"' }).end('<a/>');
    });
    const found = await safeFetch(`${origin}/a`, { ...LIMITS, allowedPrivateOrigins: [origin] });
    expect(found).toMatchObject({ status: 200, contentType: 'text/xml', url: `${origin}/b?c=1` });
    expect(found.headers.etag).toBe('"1"');
    expect(await text(found.stream)).toBe('<a/>');
  });

  it('may answer 304', async () => {
    const origin = await serve((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end(),
    );
    const options = { ...LIMITS, allowedPrivateOrigins: [origin], headers: { 'If-None-Match': '"1"' } };
    const found = await safeFetch(origin, options);
    expect(found.status).toBe(304);
    expect(await text(found.stream)).toBe('');
  });

  it('receives credentials only as the first origin, and they are in no result', async () => {
    const seen: (string | undefined)[] = [];
    const second = await serve((request, response) => {
      seen.push(request.headers.authorization, request.headers.cookie);
      response.end('fine');
    });
    const first = await serve((request, response) => {
      seen.push(request.headers.authorization, request.headers.cookie);
      response.writeHead(302, { location: `${second.replace('//', '//evil:pass@')}/` }).end();
    });
    const found = await safeFetch(first.replace('//', '//ana:s%20k@'), {
      ...LIMITS,
      allowedPrivateOrigins: [first, second],
      headers: { Cookie: 'a=1' },
    });
    await text(found.stream);
    expect(seen).toEqual([`Basic ${Buffer.from('ana:s k').toString('base64')}`, 'a=1', undefined, undefined]);
    expect(found.url).toBe(`${second}/`);
  });

  it('may redirect five times, not six', async () => {
    const origin = await serve((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left) response.writeHead(307, { location: `/${left - 1}` });
      response.end('there');
    });
    expect(await read(`${origin}/5`, [origin])).toBe('there');
    await expect(read(`${origin}/6`, [origin])).rejects.toMatchObject({ code: 'too_many_redirects' });
  });

  it.each([
    [404, false],
    [403, false],
    [429, true],
    [503, true],
  ])('and answers %i, is asked again: %s', async (status, isTransient) => {
    const origin = await serve((_, response) => response.writeHead(status).end());
    await expect(read(origin, [origin])).rejects.toMatchObject({ code: 'http_status', status, isTransient });
  });
});

describe('limits', () => {
  it('of bytes apply to an announced length', async () => {
    const origin = await serve((_, response) => response.writeHead(200, { 'content-length': 1_001 }).end());
    await expect(read(origin, [origin])).rejects.toMatchObject({ code: 'too_large', isTransient: false });
  });

  it('of bytes apply without an announced length', async () => {
    const origin = await serve((_, response) => {
      response.write('a'.repeat(600));
      response.end('a'.repeat(401));
    });
    await expect(read(origin, [origin])).rejects.toMatchObject({ code: 'too_large' });
    expect(await read(origin, [origin], { maxBytes: 1_001 })).toHaveLength(1_001);
  });

  it('of bytes apply to a decompressed answer', async () => {
    const packed = gzipSync(Buffer.alloc(1_000_000));
    const origin = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    );
    await expect(read(origin, [origin])).rejects.toMatchObject({ code: 'too_large' });
    const { stream } = await safeFetch(origin, { ...LIMITS, maxBytes: 1e6, allowedPrivateOrigins: [origin] });
    expect(await buffer(stream)).toHaveLength(1_000_000);
  });

  it('apply to received bytes when the answer stays compressed', async () => {
    const packed = gzipSync(Buffer.alloc(100_000));
    const origin = await serve((request, response) =>
      response.writeHead(200, { 'content-encoding': request.headers['accept-encoding'] }).end(packed),
    );
    const { stream } = await safeFetch(origin, {
      ...LIMITS,
      keepGzip: true,
      allowedPrivateOrigins: [origin],
    });
    expect(await buffer(stream)).toEqual(packed);
  });

  it('refuse an unknown content encoding', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'zpaq' }).end('x'),
    );
    await expect(read(origin, [origin])).rejects.toMatchObject({ code: 'encoding_unknown' });
  });

  it('of silence apply before the answer', async () => {
    const origin = await serve(() => undefined);
    await expect(read(origin, [origin], { idleMs: 100 })).rejects.toMatchObject({
      code: 'timeout',
      isTransient: true,
    });
  });

  it('of silence apply during the answer', async () => {
    const origin = await serve((_, response) => response.write('a'));
    await expect(read(origin, [origin], { idleMs: 100 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('of time apply to a server that sends single bytes', async () => {
    const origin = await serve(async (_, response) => {
      while (!response.destroyed) {
        response.write('a');
        await pause(30);
      }
    });
    const refused = read(origin, [origin], { idleMs: 200, timeoutMs: 300 });
    await expect(refused).rejects.toMatchObject({ code: 'timeout' });
  });

  it('of time apply to DNS', async () => {
    const refused = read('http://slow.example/', [], {
      timeoutMs: 100,
      resolver: () => new Promise(() => undefined),
    });
    await expect(refused).rejects.toMatchObject({ code: 'timeout' });
  });

  it('distinguish a broken connection from the end', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(read(origin, [origin])).rejects.toMatchObject({ code: 'network', isTransient: true });
  });

  it('can be aborted by the caller', async () => {
    const origin = await serve((_, response) => response.write('a'));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const refused = read(origin, [origin], { signal: controller.signal });
    await expect(refused).rejects.toMatchObject({ code: 'aborted' });
    await expect(read(origin, [origin], { signal: controller.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
  });

  it('close the connection when the stream is destroyed', async () => {
    const closed = new Promise((resolve) => {
      void serve((request, response) => {
        request.socket.once('close', resolve);
        response.write('a');
      }).then(async (origin) => {
        const found = await safeFetch(origin, { ...LIMITS, allowedPrivateOrigins: [origin] });
        found.stream.destroy();
      });
    });
    await closed;
  });
});
