import { runCommand } from '../src/operations/backup/command.js';
import { restore } from '../src/operations/backup/restore.js';

/** `npm run restore -- <folder>`: restores a backup into an empty database and an empty storage. */
process.exitCode = await runCommand('restore', process.argv[2], restore);
