import { readdir } from 'node:fs/promises';

/** A build of the client. */
export interface Build {
  /** The asset version of Inertia pages. */
  id: string;
  /** Names of its files below /assets/. */
  files: string[];
}

/** Compressed copies are not listed. */
const PACKED = /\.(br|gz)$/;

/** The build in a folder. */
export async function buildIn(directory: string, id: string): Promise<Build> {
  const files = await readdir(directory);
  return { id, files: files.filter((file) => !PACKED.test(file)).sort() };
}
