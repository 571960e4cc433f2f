import { queryPrepared } from '../../../src/core/database/prepared.js';
import { PublicReads } from '../../../src/core/database/public-reads.js';
import { Katalog } from '../../support/katalog.js';

const VALUES = 'select value from prepared_reads where value = $1';

const katalog = await Katalog.use({ worker: false });
const reads = katalog.app.get(PublicReads);
await reads.query('create table prepared_reads as select 7 as value');

describe('a prepared statement', () => {
  it('is stored by its connection once', async () => {
    const kept = await reads.run(async (client) => {
      await queryPrepared(client, VALUES, [1]);
      await queryPrepared(client, VALUES, [2]);
      return (
        await client.query('select statement from pg_prepared_statements where statement = $1', [VALUES])
      ).rows;
    });
    expect(kept).toEqual([{ statement: VALUES }]);
  });

  it('works after the type of a column has changed', async () => {
    const found = await reads.run(async (client) => {
      const before = await queryPrepared(client, VALUES, [7]);
      await client.query('alter table prepared_reads alter value type text');
      return [before, await queryPrepared(client, VALUES, ['7'])];
    });
    expect(found).toEqual([[{ value: 7 }], [{ value: '7' }]]);
  });

  it('fails like any statement', async () => {
    await expect(reads.prepared('select * from nowhere')).rejects.toMatchObject({
      query: 'select * from nowhere',
      driverError: { code: '42P01' },
    });
  });
});
