import { readdir } from 'node:fs/promises';

/** A build of the browser's half. */
export interface Build {
  /** The version by which pages know it. */
  id: string;
  /** Names of its files below /assets/. */
  files: string[];
}

/** Files that the build has packed beside others are not named by anybody. */
const PACKED = /\.(br|gz)$/;

/** The build whose files lie in a folder. */
export async function buildIn(directory: string, id: string): Promise<Build> {
  const files = await readdir(directory);
  return { id, files: files.filter((file) => !PACKED.test(file)).sort() };
}
