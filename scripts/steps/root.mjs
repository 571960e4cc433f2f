import { fileURLToPath } from 'node:url';

/** The project's directory. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
