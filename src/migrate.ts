import { loadConfig } from './core/config/config.js';
import { migrate } from './core/database/migrate.js';

const ran = await migrate(loadConfig('web').databaseUrl);
process.stdout.write(ran.length ? `Ran ${ran.join(', ')}\n` : 'The database is up to date\n');
