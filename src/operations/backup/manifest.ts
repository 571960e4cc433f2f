import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileDigest } from './hashed-file.js';
import { Refusal } from './refusal.js';

const FORMAT = 1;
const FILE = 'manifest.json';

export interface BackedUpTable extends FileDigest {
  name: string;
  /** In the order of the file; none that the database computes. */
  columns: string[];
  rows: number;
}

/** A part of a partitioned table. */
export interface Partition {
  name: string;
  of: string;
  /** In SQL: `FOR VALUES FROM (…) TO (…)`, or `DEFAULT`. */
  bound: string;
}

/** What a backup holds; written last, so that a folder without it is no whole backup. */
export interface Manifest {
  format: typeof FORMAT;
  /** ISO 8601 UTC. */
  madeAt: string;
  /** Of PostgreSQL, as it says itself. */
  server: string;
  /** The schema: the migrations that had run, in their order. */
  migrations: string[];
  tables: BackedUpTable[];
  partitions: Partition[];
  /** The last number that each identity column has given. */
  sequences: { table: string; column: string; last: string }[];
  /** The list of stored files, one JSON document a line. */
  files: FileDigest & { count: number };
}

export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.copy.gz`);
export const listFile = (folder: string) => join(folder, 'files.jsonl');
export const storedFile = (folder: string, key: string) => join(folder, 'storage', ...key.split('/'));

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
  await writeFile(join(folder, FILE), text, { flag: 'wx', mode: 0o600 });
}

/** @throws Refusal when the folder holds no whole backup of a form that is known */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new Refusal(`${folder} holds no whole backup: it has no ${FILE}.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new Refusal(`This backup has the form ${manifest.format}; this version reads ${FORMAT}.`);
  return manifest;
}
