import pg from 'pg';
import '../src/app.module.js';
import '../src/operations/backup/restore.js';
import { allStatements, type Statement } from '../src/core/database/statement.js';
import { createTestDatabase, type TestDatabase } from './support/database.js';
import { describeStatement, type Field } from './support/describe-statement.js';

describe('statements', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let typeNames: Map<number, string>;
  let nullable: Set<string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const types = await client.query<{ oid: number; name: string }>(
      'select oid, format_type(oid, null) as name from pg_type',
    );
    typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]));
    const columns = await client.query<{ key: string }>(
      `select attrelid || '.' || attnum as key from pg_attribute where attnum > 0 and not attnotnull`,
    );
    nullable = new Set(columns.rows.map(({ key }) => key));
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  it('answer the rows that they declare', async () => {
    const wrong: string[] = [];
    for (const statement of allStatements) {
      const found = await differences(statement);
      if (found.length) wrong.push(`${found.join('; ')} in:\n${statement.text.trim().slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('are compared by name, type and whether a value may be missing', async () => {
    const text = 'select id, name, deleted_at as "deletedAt" from products';
    const differ = async (columns: Statement['columns']) => differences({ text, columns });
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
    expect(await differences({ text: 'select nothing from products', columns: {} })).toEqual([
      'column "nothing" does not exist',
    ]);
  });

  async function differences({ text, columns }: Pick<Statement, 'text' | 'columns'>): Promise<string[]> {
    let fields: Field[];
    try {
      fields = await describeStatement(client, text);
    } catch (error) {
      return [(error as Error).message];
    }
    const answered = new Set(fields.map(({ name }) => name));
    return [
      ...Object.keys(columns)
        .filter((name) => !answered.has(name))
        .map((name) => `${name} is not answered`),
      ...fields.flatMap((field) => differenceOf(field, columns[field.name])),
    ];
  }

  function differenceOf(
    { name, dataTypeID, tableID, columnID }: Field,
    declared: Statement['columns'][string] | undefined,
  ): string[] {
    if (!declared) return [`${name} is not declared`];
    const type = typeNames.get(dataTypeID)!;
    if (!declared.types.includes(type)) return [`${name} is ${type}, not ${declared.types.join(' or ')}`];
    const mayBeNull = nullable.has(`${tableID}.${columnID}`);
    return mayBeNull && !declared.nullable && !declared.present ? [`${name} may be null`] : [];
  }
});
