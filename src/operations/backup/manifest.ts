import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileDigest } from './hashed-file.js';
import { Refusal } from './refusal.js';

const FORMAT = 1;
const FILE = 'manifest.json';

export interface BackedUpTable extends FileDigest {
  name: string;
  /** In the order of the file; without generated columns. */
  columns: string[];
  rows: number;
}

/** A partition of a table. */
export interface Partition {
  name: string;
  of: string;
  /** In SQL: `FOR VALUES FROM (…) TO (…)`, or `DEFAULT`. */
  bound: string;
}

/** Contents of a backup; written last, so that an incomplete backup has none. */
export interface Manifest {
  format: typeof FORMAT;
  /** ISO 8601 UTC. */
  madeAt: string;
  /** PostgreSQL's version, from the server. */
  server: string;
  /** Names of the applied migrations, in their order. */
  migrations: string[];
  tables: BackedUpTable[];
  partitions: Partition[];
  /** The last number of each identity column. */
  sequences: { table: string; column: string; last: string }[];
  /** The list of stored files, one JSON document per line. */
  files: FileDigest & { count: number };
}

export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.copy.gz`);
export const listFile = (folder: string) => join(folder, 'files.jsonl');
export const storedFile = (folder: string, key: string) => join(folder, 'storage', ...key.split('/'));

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
  await writeFile(join(folder, FILE), text, { flag: 'wx', mode: 0o600 });
}

/** @throws Refusal when there is no complete backup, or its format is unknown */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new Refusal(`${folder} holds no whole backup: it has no ${FILE}.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new Refusal(`This backup has the form ${manifest.format}; this version reads ${FORMAT}.`);
  return manifest;
}
