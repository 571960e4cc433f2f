import { fileURLToPath } from 'node:url';

/** Where the SQL of the schema stands; the build compiles TypeScript only, so it is read from beside `dist`. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
