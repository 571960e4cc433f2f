import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A store's own server: each test sets its answers, and requests are recorded. */
export class FeedServer {
  readonly asked: IncomingMessage[] = [];
  private answer: Answer = (_, response) => response.writeHead(404).end();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FeedServer> {
    const server = createServer((request, response) => {
      feeds.asked.push(request);
      feeds.answer(request, response);
    });
    const feeds = new FeedServer(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return feeds;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on; earlier requests are forgotten. */
  answers(answer: Answer): void {
    this.asked.length = 0;
    this.answer = answer;
  }

  /** The same content for every request, or 304 for clients that already have it. */
  serves(content: string | Buffer, headers: Record<string, string> = {}): void {
    this.answers((request, response) => {
      const { etag } = headers;
      if (etag && request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.writeHead(200, headers).end(content);
    });
  }

  fails(status: number): void {
    this.answers((_, response) => response.writeHead(status).end());
  }

  stop(): void {
    this.server.close().closeAllConnections();
  }
}
