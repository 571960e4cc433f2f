import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.js';

/** Stands before an outside service: passes everything on, says nothing, or is not there. */
export async function startFlakyProxy(target: string) {
  const [host, port] = target.split(':');
  const open = new Set<Socket>();
  let isSilent = false;
  let last: { words: string; isSent: () => void } | null = null;
  const server = createServer((socket) => {
    track(socket);
    if (isSilent) return;
    const upstream = connect(Number(port), host);
    track(upstream);
    socket.pipe(upstream).pipe(socket);
    socket.on('data', (sent: Buffer) => {
      if (!last || !sent.includes(last.words)) return;
      upstream.unpipe(socket).pause();
      last.isSent();
      last = null;
    });
  });
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  };
  const hangUp = () => open.forEach((socket) => socket.destroy());
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  // it comes back to where it was
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
    /** As a machine that hangs: connections stay, and nothing comes through them any more. */
    freeze: () => {
      open.forEach((socket) => socket.unpipe().pause());
      isSilent = true;
    },
    /** As a line that breaks without a word: who sends these words next hears nothing more. Ends when that is so. */
    hangAfter: (words: string) => new Promise<void>((isSent) => (last = { words, isSent })),
    recover: async () => {
      hangUp();
      isSilent = false;
      if (!server.listening) await listen(ownPort);
    },
  };
}
