import { backUp } from '../src/operations/backup/backup.js';
import { runCommand } from '../src/operations/backup/command.js';

/** `npm run backup -- <folder>`: database and storage into a new folder, while people go on working. */
process.exitCode = await runCommand('backup', process.argv[2], backUp);
