import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DataSource, type EntityMetadata, getMetadataArgsStorage } from 'typeorm';
import '../src/app.module.js';
import { loadConfig } from '../src/core/config/config.js';
import { migrate } from '../src/core/database/migrate.js';
import { SnakeNaming } from '../src/core/database/naming.js';
import { allStatements } from '../src/core/database/statement.js';
import '../src/operations/backup/restore.js';

/**
 * `npm run release:statements`: writes the statements and columns of the version at the top of CHANGELOG.md.
 * The next version is tested against them, because both run on one database while processes are replaced.
 */
const { databaseUrl, root } = loadConfig('tool');
const version = /^## \[(\d[^\]]*)\]/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))![1]!;

const name = `release_${process.pid}`;
await withDatabase(databaseUrl, async (server) => {
  await server.query(`create database ${name}`);
  try {
    const url = Object.assign(new URL(databaseUrl), { pathname: name }).href;
    await migrate(url);
    const release = await withDatabase(url, describe);
    const file = join(root, `test/releases/${version}.json.gz`);
    writeFileSync(file, gzipSync(JSON.stringify(release), { level: 9 }));
    process.stdout.write(`${release.statements.length} statements of ${version} in ${file}\n`);
  } finally {
    await server.query(`drop database ${name} with (force)`);
  }
});

async function describe(source: DataSource) {
  const columns: { table: string; columns: string[] }[] = await source.query(`
    select c.relname::text as table, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by 1 order by 1`);
  const declared = [...allStatements].map(({ text, columns }) => ({ text, columns }));
  return {
    statements: [...declared, ...source.entityMetadatas.map(readEntity)],
    tables: Object.fromEntries(columns.map(({ table, columns }) => [table, columns])),
  };
}

/** Asks for the columns that TypeORM reads and writes of an entity, and answers none. */
function readEntity({ tableName, columns }: EntityMetadata) {
  const names = columns.map(({ databaseName }) => `"${databaseName}"`);
  return { text: `select from (select ${names.join()} from "${tableName}") entity`, columns: {} };
}

async function withDatabase<Result>(url: string, work: (source: DataSource) => Promise<Result>) {
  const entities = getMetadataArgsStorage().tables.flatMap(({ target }) =>
    typeof target === 'function' ? [target] : [],
  );
  const source = new DataSource({ type: 'postgres', url, entities, namingStrategy: new SnakeNaming() });
  await source.initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}
