import { CreateCatalogue20261121050000 } from './20261121050000-create-catalogue.js';

/** All migrations, oldest first; append only. */
export const MIGRATIONS = [CreateCatalogue20261121050000];
