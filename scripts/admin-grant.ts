import 'reflect-metadata';
import { grantCommand } from './grant-command.js';

/** `npm run admin:grant -- person@example.com`: makes the owner of an account a super admin. */
const { code, out, err } = await grantCommand(process.argv[2]);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
