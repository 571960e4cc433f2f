import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertStorageKey, Storage, type StoredObject, StoredObjectMissing } from './storage.js';

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string;
  forcePathStyle: boolean;
  /** Without them the SDK finds some. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Time for one part of a file, at most 5 MiB. */
const WRITE_MS = 60_000;

/** A bucket of any S3-compatible service. */
export class S3Storage extends Storage {
  private readonly client: S3Client;
  /** Time for one attempt to read. */
  private readonly inTime: { requestTimeout: number };

  /** @param limitMs until a read begins to be answered, with one repetition */
  constructor(
    private readonly settings: S3Settings,
    limitMs: number,
  ) {
    super();
    const { region, endpoint, forcePathStyle, credentials } = settings;
    this.client = new S3Client({
      region,
      forcePathStyle,
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: limitMs / 2,
        requestTimeout: WRITE_MS,
        throwOnRequestTimeout: true,
      },
    });
    this.inTime = { requestTimeout: limitMs / 2 };
  }

  async write(key: string, content: Readable, contentType: string): Promise<number> {
    let bytes = 0;
    content.on('data', (chunk: Buffer) => (bytes += chunk.length));
    // a multipart upload, because the stream's length is unknown; the object appears after the last part
    await new Upload({
      client: this.client,
      params: { ...this.object(key), Body: content, ContentType: contentType },
    }).done();
    return bytes;
  }

  async read(key: string): Promise<Readable> {
    if ((await this.size(key)) === null) throw new StoredObjectMissing(key);
    const answer = await this.client.send(new GetObjectCommand(this.object(key)), this.inTime);
    return answer.Body as Readable;
  }

  async size(key: string): Promise<number | null> {
    try {
      return (
        (await this.client.send(new HeadObjectCommand(this.object(key)), this.inTime)).ContentLength ?? 0
      );
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  async *list(folder: string): AsyncGenerator<StoredObject> {
    yield* this.listed({ Prefix: `${folder}/`, Delimiter: '/' });
  }

  async *walk(): AsyncGenerator<StoredObject> {
    yield* this.listed({});
  }

  private async *listed(which: { Prefix?: string; Delimiter?: string }): AsyncGenerator<StoredObject> {
    const request = { Bucket: this.settings.bucket, ...which };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, request))
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(key)));
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.settings.bucket }), this.inTime);
  }

  private object(key: string) {
    assertStorageKey(key);
    return { Bucket: this.settings.bucket, Key: key };
  }
}
