import { loadConfig } from '../../core/config/config.js';
import { openStorage } from '../../core/storage/open-storage.js';
import type { Storage } from '../../core/storage/storage.js';
import type { Manifest } from './manifest.js';
import { Refusal } from './refusal.js';

type Content = Pick<Manifest, 'tables' | 'files'>;
type Work = (databaseUrl: string, storage: Storage, folder: string) => Promise<Content>;

/** Runs `npm run <name> -- <folder>` with the settings of the environment. @returns the exit code */
export async function runCommand(name: string, folder: string | undefined, work: Work): Promise<number> {
  if (!folder) {
    process.stderr.write(`Usage: npm run ${name} -- <folder>\n`);
    return 1;
  }
  const config = loadConfig('tool');
  const since = performance.now();
  try {
    const { tables, files } = await work(config.databaseUrl, openStorage(config), folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    process.stdout.write(
      `${name}: ${rows} rows of ${tables.length} tables, ${files.count} files in ${seconds} s\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
