import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ACCESS_KEY = 'katalog-test';

interface Kept {
  content: Buffer;
  contentType: string;
  modifiedAt: Date;
}

/**
 * An S3-compatible service in memory, with one bucket and the calls that the storage makes. Answers follow
 * the protocol.
 */
export class S3Server {
  readonly objects = new Map<string, Kept>();
  /** Parts of incomplete uploads. */
  readonly uploads = new Map<string, Map<number, Buffer>>();
  /** Answers every request with this status. */
  failsWith: number | null = null;
  /** Keys in one page of a list. */
  pageSize = 1000;
  private last = 0;

  private constructor(
    private readonly server: Server,
    readonly bucket: string,
  ) {}

  static async start(bucket = 'katalog'): Promise<S3Server> {
    const server = createServer();
    const s3 = new S3Server(server, bucket);
    server.on('request', (request, response) => void s3.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return s3;
  }

  /** The settings for it. */
  get env(): Record<string, string> {
    return {
      S3_BUCKET: this.bucket,
      S3_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      S3_FORCE_PATH_STYLE: 'true',
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url!, 'http://s3.test');
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
    if (this.failsWith) return refuse(response, this.failsWith, 'InternalError');
    if (!request.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`))
      return refuse(response, 403, 'AccessDenied');
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket');
    const call = { method: request.method!, key: path.join('/'), query: url.searchParams };
    const kept = { content: Buffer.concat(chunks), contentType: request.headers['content-type'] ?? '' };
    if (call.query.has('uploads') || call.query.has('uploadId')) this.part(call, kept, response);
    else if (call.key === '') this.list(call, response);
    else this.object(call, kept, response);
  }

  private object({ method, key }: Call, given: Omit<Kept, 'modifiedAt'>, response: ServerResponse): void {
    if (method === 'PUT') {
      this.objects.set(key, { ...given, modifiedAt: new Date() });
      response.setHeader('etag', '"whole"').end();
    } else if (method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else {
      const kept = this.objects.get(key);
      if (!kept) return refuse(response, 404, 'NoSuchKey');
      response.writeHead(200, {
        'content-type': kept.contentType,
        'content-length': kept.content.length,
        'last-modified': kept.modifiedAt.toUTCString(),
      });
      response.end(method === 'HEAD' ? undefined : kept.content);
    }
  }

  /** Multipart uploads: created, sent, completed or aborted. */
  private part({ method, key, query }: Call, { content, contentType }: Sent, response: ServerResponse): void {
    if (query.has('uploads')) {
      const id = `upload-${++this.last}`;
      this.uploads.set(id, new Map());
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const id = query.get('uploadId')!;
    const parts = this.uploads.get(id);
    if (!parts) return refuse(response, 404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), content);
      response.setHeader('etag', `"part-${query.get('partNumber')}"`).end();
      return;
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return void response.writeHead(204).end();
    const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    this.objects.set(key, { content: Buffer.concat(inOrder), contentType, modifiedAt: new Date() });
    xml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }

  private list({ method, query }: Call, response: ServerResponse): void {
    if (method === 'HEAD') return void response.end();
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const isBelow = (key: string) => key.slice(prefix.length).includes(query.get('delimiter') ?? '\0');
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && !isBelow(key)).sort();
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, this.pageSize);
    const contents = page.map((key) => {
      const { content, modifiedAt } = this.objects.get(key)!;
      return `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
    });
    const isCut = rest.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    xml(
      response,
      `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }
}

interface Call {
  method: string;
  key: string;
  query: URLSearchParams;
}

type Sent = Omit<Kept, 'modifiedAt'>;

/** The SDK's environment variables. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: ACCESS_KEY, AWS_SECRET_ACCESS_KEY: 'secret' };

function xml(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);
}
