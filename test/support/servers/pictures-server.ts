import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawn } from '../data/pictures.js';

/** A shop's host with an image at every URL, which counts requests. */
export class PicturesServer {
  asked = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PicturesServer> {
    const server = createServer((_request, response) => {
      pictures.asked++;
      void drawn()
        .png()
        .toBuffer()
        .then((content) => response.setHeader('Content-Type', 'image/png').end(content));
    });
    const pictures = new PicturesServer(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return pictures;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close().closeAllConnections();
  }
}
