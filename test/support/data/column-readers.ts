type ReadRows = (statement: string, values?: unknown[]) => Promise<object[]>;

/** Readers of statements with one column. */
export const columnReaders = (read: ReadRows) => ({
  /** The value of each row. */
  values: async <Value>(statement: string, values?: unknown[]): Promise<Value[]> =>
    (await read(statement, values)).map((row) => Object.values(row)[0] as Value),
  /** The value of the first row. */
  value: async <Value>(statement: string, values?: unknown[]): Promise<Value> =>
    Object.values((await read(statement, values))[0]!)[0] as Value,
});
