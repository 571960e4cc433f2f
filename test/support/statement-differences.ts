import type pg from 'pg';
import type { Columns, Statement } from '../../src/core/database/statement.js';
import { describeStatement, type Field } from './describe-statement.js';

/** The declaration of a statement. */
export type Declared = Pick<Statement, 'text' | 'columns'>;

/** How declared rows differ from those that PostgreSQL describes, without running a statement. */
export class StatementDifferences {
  private constructor(
    private readonly client: pg.Client,
    private readonly typeNames: Map<number, string>,
    /** Columns of tables that may be null. */
    private readonly nullable: Set<string>,
  ) {}

  /** @param client connected to a migrated database */
  static async at(client: pg.Client): Promise<StatementDifferences> {
    const types = await client.query<{ oid: number; name: string }>(
      'select oid, format_type(oid, null) as name from pg_type',
    );
    const columns = await client.query<{ key: string }>(
      `select attrelid || '.' || attnum as key from pg_attribute where attnum > 0 and not attnotnull`,
    );
    return new StatementDifferences(
      client,
      new Map(types.rows.map(({ oid, name }) => [oid, name])),
      new Set(columns.rows.map(({ key }) => key)),
    );
  }

  /** The statements that differ, each with its text. */
  async ofAll(statements: Iterable<Declared>): Promise<string[]> {
    const wrong: string[] = [];
    for (const statement of statements) {
      const found = await this.of(statement);
      if (found.length) wrong.push(`${found.join('; ')} in:\n${statement.text.trim().slice(0, 300)}`);
    }
    return wrong;
  }

  async of({ text, columns }: Declared): Promise<string[]> {
    let fields: Field[];
    try {
      fields = await describeStatement(this.client, text);
    } catch (error) {
      return [(error as Error).message];
    }
    const answered = new Set(fields.map(({ name }) => name));
    return [
      ...Object.keys(columns)
        .filter((name) => !answered.has(name))
        .map((name) => `${name} is not answered`),
      ...fields.flatMap((field) => this.ofField(field, columns[field.name])),
    ];
  }

  private ofField(
    { name, dataTypeID, tableID, columnID }: Field,
    declared: Columns[string] | undefined,
  ): string[] {
    if (!declared) return [`${name} is not declared`];
    const type = this.typeNames.get(dataTypeID)!;
    if (!declared.types.includes(type)) return [`${name} is ${type}, not ${declared.types.join(' or ')}`];
    const mayBeNull = this.nullable.has(`${tableID}.${columnID}`);
    return mayBeNull && !declared.nullable && !declared.present ? [`${name} may be null`] : [];
  }
}
