import { backUp } from '../src/operations/backup/backup.js';
import { runCommand } from '../src/operations/backup/command.js';

/**
 * `npm run backup -- <folder>`: writes database and storage into a new folder, without interrupting users.
 */
process.exitCode = await runCommand('backup', process.argv[2], backUp);
