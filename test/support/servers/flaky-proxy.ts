import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.js';

/** A proxy before an external service: passes everything on, is silent, or is unreachable. */
export async function startFlakyProxy(target: string) {
  const [host, port] = target.split(':');
  const open = new Set<Socket>();
  /** Both ends of each connection. */
  const pairs = new Map<Socket, Socket>();
  /** Accepted while it was silent. */
  const waiting = new Set<Socket>();
  let isSilent = false;
  let last: { words: string; isSent: () => void } | null = null;
  const server = createServer((socket) => {
    track(socket);
    if (isSilent) waiting.add(socket);
    else passOn(socket);
  });
  const passOn = (socket: Socket) => {
    const upstream = connect(Number(port), host);
    track(upstream);
    pairs.set(socket, upstream);
    socket.pipe(upstream).pipe(socket);
    socket.on('data', (sent: Buffer) => {
      if (!last || !sent.includes(last.words)) return;
      upstream.unpipe(socket).pause();
      last.isSent();
      last = null;
    });
  };
  const track = (socket: Socket) => {
    open.add(socket);
    socket
      .on('error', () => socket.destroy())
      .on('close', () => {
        for (const sockets of [open, pairs, waiting]) sockets.delete(socket);
      });
  };
  const hangUp = () => open.forEach((socket) => socket.destroy());
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  // it returns under the same address
  const ownPort = await freePort();
  await listen(ownPort);
  const leave = async () => {
    hangUp();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    host: `127.0.0.1:${ownPort}`,
    leave,
    fallSilent: () => {
      hangUp();
      isSilent = true;
    },
    /** Like SIGSTOP: connections stay open without data. */
    freeze: () => {
      open.forEach((socket) => socket.unpipe().pause());
      isSilent = true;
    },
    /** Connections that were opened while it was frozen. */
    waiting: () => waiting.size,
    /** Like SIGCONT: bytes sent meanwhile arrive, and are answered. */
    thaw: () => {
      if (!isSilent) return;
      isSilent = false;
      pairs.forEach((upstream, socket) => socket.pipe(upstream).pipe(socket));
      waiting.forEach(passOn);
      waiting.clear();
    },
    /**
     * Like a broken line: after sending these words a connection receives nothing more. Resolves when that
     * happened.
     */
    hangAfter: (words: string) => new Promise<void>((isSent) => (last = { words, isSent })),
    recover: async () => {
      hangUp();
      isSilent = false;
      if (!server.listening) await listen(ownPort);
    },
  };
}
