import pg from 'pg';
import '../src/app.module.js';
import '../src/operations/backup/restore.js';
import { allStatements, type Columns } from '../src/core/database/statement.js';
import { createTestDatabase } from './support/database.js';
import { StatementDifferences } from './support/statement-differences.js';

const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const differences = await StatementDifferences.at(client);
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('statements', () => {
  it('answer the rows that they declare', async () => {
    expect(await differences.ofAll(allStatements)).toEqual([]);
  });

  it('are compared by name, type and whether a value may be missing', async () => {
    const text = 'select id, name, deleted_at as "deletedAt" from products';
    const differ = async (columns: Columns) => differences.of({ text, columns });
    const right = {
      id: { types: ['integer'] },
      name: { types: ['jsonb'] },
      deletedAt: { types: ['timestamp with time zone'], nullable: true },
    };
    expect(await differ(right)).toEqual([]);
    expect(await differ({ ...right, more: { types: ['text'] } })).toEqual(['more is not answered']);
    expect(await differ({ id: right.id, name: right.name })).toEqual(['deletedAt is not declared']);
    expect(await differ({ ...right, id: { types: ['bigint'] } })).toEqual(['id is integer, not bigint']);
    expect(await differ({ ...right, deletedAt: { types: right.deletedAt.types } })).toEqual([
      'deletedAt may be null',
    ]);
    expect(await differences.of({ text: 'select nothing from products', columns: {} })).toEqual([
      'column "nothing" does not exist',
    ]);
  });
});
