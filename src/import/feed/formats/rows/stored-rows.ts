import { readSync, writeSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { openAnonymousFile } from '../../../../core/storage/anonymous-file.js';
import { tooLarge } from '../../bytes/unpack.js';
import { FeedNode } from '../../feed-node.js';
import type { JoinLimits } from './row-completion.js';

/** Bytes of rows that stay in memory. */
const MAX_KEPT = 16 * 1024 ** 2;

/** An element: `[name, text, ...children]`. */
type Packed = [name: string, text: string, ...children: Packed[]];

/** Rows in a temporary file, by their numbers from 1. Memory grows by 8 bytes a row. */
export class StoredRows {
  private file: FileHandle | null = null;
  private readonly ends = [0];
  /** The rows read last; variants of one product are neighbours. */
  private readonly kept = new Map<number, { node: FeedNode; length: number }>();
  private keptLength = 0;
  private readLength = 0;

  constructor(private readonly limits: JoinLimits) {}

  async open(): Promise<void> {
    this.file = await openAnonymousFile(tmpdir());
  }

  /** @returns its number */
  add(row: FeedNode): number {
    const bytes = Buffer.from(JSON.stringify(pack(row)));
    const end = this.ends.at(-1)!;
    for (let written = 0; written < bytes.length;)
      written += writeSync(this.file!.fd, bytes, written, bytes.length - written, end + written);
    return this.ends.push(end + bytes.length) - 1;
  }

  /** @throws FeedRefused if rows in a hostile order are read again and again */
  get(number: number): FeedNode {
    const kept = this.kept.get(number);
    if (kept) return kept.node;
    const start = this.ends[number - 1]!;
    const bytes = Buffer.allocUnsafe(this.ends[number]! - start);
    this.readLength += bytes.length;
    if (this.readLength > this.limits.unpackedBytes) throw tooLarge(this.limits);
    for (let read = 0; read < bytes.length;)
      read += readSync(this.file!.fd, bytes, read, bytes.length - read, start + read);
    const node = unpack(JSON.parse(bytes.toString()) as Packed);
    this.keep(number, node, bytes.length);
    return node;
  }

  async close(): Promise<void> {
    await this.file?.close();
    this.file = null;
  }

  private keep(number: number, node: FeedNode, length: number): void {
    this.kept.set(number, { node, length });
    this.keptLength += length;
    for (const [oldest, row] of this.kept) {
      if (this.keptLength <= MAX_KEPT) break;
      this.kept.delete(oldest);
      this.keptLength -= row.length;
    }
  }
}

const pack = ({ name, text, children }: FeedNode): Packed => [
  name,
  text,
  ...children.flatMap((child) => (child.text || child.children.length > 0 ? [pack(child)] : [])),
];

function unpack([name, text, ...children]: Packed): FeedNode {
  const node = new FeedNode(name, '');
  node.text = text;
  for (const child of children) node.append(unpack(child));
  return node;
}
