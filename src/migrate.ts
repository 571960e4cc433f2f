import { loadConfig } from './core/config/config.js';
import { migrate, UnknownSchema } from './core/database/migrate.js';

const config = loadConfig('web');
try {
  const ran = await migrate(config.databaseUrl);
  process.stdout.write(ran.length ? `Ran ${ran.join(', ')}\n` : 'The database is up to date\n');
} catch (error) {
  if (!(error instanceof UnknownSchema)) throw error;
  const name = new URL(config.databaseUrl).pathname.slice(1);
  const command = config.embedded
    ? `rm -rf "${config.dataDir}" && npm start`
    : `dropdb ${name} && createdb ${name}`;
  process.stderr.write(
    `${error.message} It cannot be brought up to date. To begin anew without its content:\n\n  ${command}\n`,
  );
  process.exitCode = 1;
}
