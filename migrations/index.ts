import { CreateSchema20261125130000 } from './20261125130000-create-schema.js';

/** All migrations, oldest first; append only. The first one is the baseline: databases without it are refused. */
export const MIGRATIONS = [CreateSchema20261125130000];
