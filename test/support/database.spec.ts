import { Redis } from 'ioredis';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database.js';
import { testKeyPrefix, testServices } from './servers/services.js';

describe('the services that tests use', () => {
  const databases: TestDatabase[] = [];
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  async function connect(settings: pg.ClientConfig = {}): Promise<pg.Client> {
    const database = await createTestDatabase();
    databases.push(database);
    const client = new pg.Client({ connectionString: database.url, ...settings });
    await client.connect();
    return client;
  }

  it('give each test a migrated database of its own', async () => {
    const [mine, other] = [await connect(), await connect()];
    await mine.query(`insert into settings (key, value) values ('mine', '1')`);
    expect((await mine.query(`select from settings where key = 'mine'`)).rowCount).toBe(1);
    expect((await other.query(`select from settings where key = 'mine'`)).rowCount).toBe(0);
    await Promise.all([mine.end(), other.end()]);
  });

  it('refuse an audit entry of the application that is written apart from its change', async () => {
    const client = await connect({ application_name: 'katalog-web' });
    const addEntry = `insert into audit_entries (action, object_kind, object_id) values ('synonym.created', 'synonym', '1')`;
    await expect(client.query(addEntry)).rejects.toThrow('synonym.created is not written in the transaction');
    await client.query('begin');
    await client.query(addEntry);
    await client.query(`insert into settings (key, value) values ('a change', '1')`);
    await expect(client.query('commit')).resolves.toMatchObject({ command: 'COMMIT' });
    await client.end();
  });

  it('refuse an audit entry of the application that names another store than that of its object', async () => {
    const client = await connect({ application_name: 'katalog-web' });
    const added = await client.query<{ id: number }>(
      `insert into companies (company_name, slug) values ('Žica', 'zica') returning id`,
    );
    const { id } = added.rows[0]!;
    const write = async (companyId: number | null) => {
      await client.query('begin');
      await client.query(`update companies set phone = '1' where id = $1`, [id]);
      await client.query(
        `insert into audit_entries (action, object_kind, object_id, company_id) values ('company.updated', 'company', $1, $2)`,
        [String(id), companyId],
      );
      return client.query('commit');
    };
    await expect(write(null)).rejects.toThrow(
      'company.updated names the store <NULL>, but its object belongs to',
    );
    await expect(write(id)).resolves.toMatchObject({ command: 'COMMIT' });
    await client.end();
  });

  it('take Slovenian letters for letters, also in trigrams', async () => {
    const client = await connect();
    const { rows } = await client.query<{ parts: string[] }>(`select show_trgm('č') as parts`);
    expect(rows[0]?.parts.length).toBeGreaterThan(0);
    await client.end();
  });

  it('answer Redis commands at once', async () => {
    const { REDIS_URL } = await testServices();
    const redis = new Redis(REDIS_URL, { keyPrefix: `${testKeyPrefix()}:` });
    await redis.set('answer', '42');
    // the stock server answers on its timer, 100 ms a command, which would exceed the test's limit
    for (let index = 0; index < 5000; index++) expect(await redis.get('answer')).toBe('42');
    redis.disconnect();
  });
});
