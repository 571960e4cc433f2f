import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { EntityManager } from 'typeorm';
import { PublicReads } from '../../core/database/public-reads.js';
import { readBinaryRow } from './binary-row.js';
import type { Columns, ListKey } from './columns.js';
import { PACKED_NAMES, readPacked } from './columns.statements.js';
import { type PackedColumns, readColumns } from './read-columns.js';

/** What the columns of all lists may take in one process; those that were looked at longest ago go. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The rows of each value, offer and place are noted later. */
const WITH_WHAT_IS_NOTED = 1.6;

interface Held {
  columns: Columns;
  /** Seconds since 1970. */
  countedAt: number;
}

/** Columns as the worker has packed them, kept in memory until it has packed them anew: a copy that any process can make. */
@Injectable()
export class ColumnStore {
  private readonly logger = new Logger(ColumnStore.name);
  private readonly held = new LRUCache<string, Held>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ columns }) => Math.ceil(columns.bytes * WITH_WHAT_IS_NOTED) + 1,
  });
  private readonly coming = new Map<string, Promise<Held | null>>();

  constructor(private readonly reads: PublicReads) {}

  /**
   * @param countedAt of what the worker has packed last: what is older is shown once more while that is fetched
   * @returns null when nothing is packed, or it cannot be read at the moment
   */
  async find(key: ListKey, countedAt: number): Promise<Columns | null> {
    const name = key.join();
    const held = this.held.get(name);
    // a newer one than a replica knows of is as good
    if (held && held.countedAt >= countedAt) return held.columns;
    const coming = this.fetch(name, key);
    return (held ?? (await coming))?.columns ?? null;
  }

  /** What this transaction has packed; it is not held. */
  async readPacked({ queryRunner }: EntityManager, key: ListKey): Promise<Columns | null> {
    return (await read((await queryRunner!.connect()) as PoolClient, key))?.columns ?? null;
  }

  /** Once, however many visitors wait. */
  private fetch(name: string, key: ListKey): Promise<Held | null> {
    const coming =
      this.coming.get(name) ??
      this.reads
        .run((client) => read(client, key))
        .then((held) => {
          if (held) this.held.set(name, held);
          return held;
        })
        .catch((error: unknown) => {
          this.logger.error(error);
          return null;
        })
        .finally(() => this.coming.delete(name));
    this.coming.set(name, coming);
    return coming;
  }
}

async function read(client: PoolClient, key: ListKey): Promise<Held | null> {
  // binary: as a result of a query every byte would come as two letters
  const row = readBinaryRow(await buffer(client.query(copyTo(readPacked(key)))));
  return row && readHeld(row);
}

function readHeld([countedAt, names, ...columns]: Buffer[]): Held {
  const packed = Object.fromEntries(PACKED_NAMES.map((name, index) => [name, columns[index]!]));
  return {
    columns: readColumns({ ...packed, names: names!.toString() } as PackedColumns),
    countedAt: countedAt!.readDoubleBE(),
  };
}
