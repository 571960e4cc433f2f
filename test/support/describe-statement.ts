import type pg from 'pg';

/** A column as PostgreSQL describes it. */
export interface Field {
  name: string;
  /** The type's OID. */
  dataTypeID: number;
  /** The table's OID, and the number of its column; 0 for computed values. */
  tableID: number;
  columnID: number;
}

interface Connection {
  parse(query: { name: string; text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * Lets PostgreSQL parse a statement without running it.
 * @returns the columns of its rows
 */
export function describeStatement(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    const question = {
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription(message: { fields: Field[] }) {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery() {
        resolve(fields);
      },
    };
    client.query(question as unknown as pg.Submittable);
  });
}
