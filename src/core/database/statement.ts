/** The declaration of one column of a statement's rows. */
export interface Column<Value = unknown> {
  /** Names of types as PostgreSQL's `format_type` writes them. */
  readonly types: readonly string[];
  readonly nullable?: boolean;
  /** The table's column may be null, but the statement excludes nulls. */
  readonly present?: boolean;
  /** Only for TypeScript. */
  readonly value?: Value;
}

export type Columns = Readonly<Record<string, Column>>;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;

export type RowOf<S> = S extends Statement<infer Row> ? Row : never;

type Row<C extends Columns> = { [Name in keyof C]: ValueOf<C[Name]> };

const of = <Value>(...types: string[]): Column<Value> => ({ types });

/** Columns by the driver's JavaScript types; numbers that may exceed JavaScript's are strings. */
export const bool = of<boolean>('boolean');
export const int = of<number>('integer', 'smallint');
export const float = of<number>('double precision', 'real');
export const bigint = of<string>('bigint');
export const text = of<string>('text', 'character varying', 'character', 'uuid', 'name', '"char"', 'regtype');
/** There is no `date`: the driver reads it in the server's time zone, so statements cast it to text. */
export const time = of<Date>('timestamp with time zone');
export const bytes = of<Buffer>('bytea');
export const ints = of<number[]>('integer[]', 'smallint[]');
export const texts = of<string[]>('text[]', 'character varying[]', 'uuid[]');

/** A text that has only these values. */
export const oneOf = <Value extends string>(): Column<Value> => of<Value>(...text.types);
/** A list of them. */
export const listOf = <Value extends string>(): Column<Value[]> => of<Value[]>(...texts.types);
export const json = <Value>(): Column<Value> => of<Value>('jsonb', 'json');

export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({
  types: column.types,
  nullable: true,
});
export const present = <Value>(column: Column<Value>): Column<Value> => ({ ...column, present: true });

/** A client or pool of the driver, or TypeORM's DataSource, EntityManager or QueryRunner. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** All declared statements, for the test that compares them with PostgreSQL's description. */
export const allStatements = new Set<Statement>();

/** A statement with the type of its rows. */
export class Statement<Row = unknown> {
  constructor(
    readonly text: string,
    readonly columns: Columns,
  ) {}

  async rows(db: Queryable, values: unknown[] = []): Promise<Row[]> {
    return (await this.runQuery(db, values)).rows;
  }

  /** The first row, if any. */
  async row(db: Queryable, values: unknown[] = []): Promise<Row | undefined> {
    return (await this.runQuery(db, values)).rows[0];
  }

  /** The first row of a statement that always answers one. */
  async one(db: Queryable, values: unknown[] = []): Promise<Row> {
    return (await this.runQuery(db, values)).rows[0]!;
  }

  /** @returns the number of rows that an UPDATE or DELETE changed; TypeORM reports 0 for other commands */
  async run(db: Queryable, values: unknown[] = []): Promise<number> {
    return (await this.runQuery(db, values)).affected;
  }

  private async runQuery(db: Queryable, values: unknown[]): Promise<{ rows: Row[]; affected: number }> {
    const answer = await db.query(this.text, values);
    // TypeORM answers rows, or [rows, count] for UPDATE and DELETE; the driver answers an object
    if (!Array.isArray(answer)) {
      const { rows, rowCount } = answer as { rows: Row[]; rowCount: number | null };
      return { rows, affected: rowCount ?? 0 };
    }
    const [rows, affected] = answer as [Row[], number];
    return Array.isArray(rows) ? { rows, affected } : { rows: answer as Row[], affected: 0 };
  }
}

/** Declares a statement with rows of these columns. The template interpolates SQL, not values. */
export const statement =
  <const C extends Columns>(columns: C) =>
  (text: TemplateStringsArray, ...sql: (string | number)[]): Statement<Row<C>> =>
    registered(new Statement<Row<C>>(String.raw({ raw: text }, ...sql), columns));

/** Declares a statement that answers no rows. */
export function command(text: string): Statement<never> {
  return registered(new Statement<never>(text, {}));
}

/**
 * Declares statements with the same columns whose text is built at runtime.
 * @param samples arguments for the test; together they must use every fragment
 */
export function statements<const C extends Columns, Args extends unknown[]>(
  columns: C,
  build: (...args: Args) => string,
  ...samples: NoInfer<Args>[]
): (...args: Args) => Statement<Row<C>> {
  const make = (...args: Args) => new Statement<Row<C>>(build(...args), columns);
  for (const sample of samples) registered(make(...sample));
  return make;
}

function registered<S extends Statement>(made: S): S {
  allStatements.add(made);
  return made;
}
