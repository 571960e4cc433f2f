import { describeWithOpenSearch, startOpenSearch } from '../servers/opensearch.js';
import type { OpenSearchCluster } from './cluster.mjs';

describeWithOpenSearch('OpenSearch in tests', () => {
  let cluster: OpenSearchCluster;

  beforeAll(async () => {
    cluster = await startOpenSearch({ heap: '256m' });
  }, 300_000);
  afterAll(() => cluster?.close());

  async function send(method: string, path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(cluster.urls[0] + path, { method, headers, body: JSON.stringify(body) });
    return response.json();
  }

  it('finds what was written', async () => {
    const offers = { type: 'nested', properties: { name: { type: 'text', analyzer: 'whitespace' } } };
    await send('PUT', '/cards', { mappings: { properties: { offers } } });
    await send('PUT', '/cards/_doc/1', { offers: [{ name: 'rdeča ponev' }] });
    await send('PUT', '/cards/_doc/2?refresh=true', { offers: [{ name: 'modra ponev' }] });
    const query = { nested: { path: 'offers', query: { term: { 'offers.name': 'rdeča' } } } };
    expect(await send('POST', '/cards/_search', { query })).toMatchObject({ hits: { hits: [{ _id: '1' }] } });
  });

  it('has the script language', async () => {
    const script = { source: 'params.cents / 100.0', params: { cents: 1999 } };
    expect(await send('POST', '/_scripts/painless/_execute', { script })).toEqual({ result: '19.99' });
  });

  it('ends when it is told to', async () => {
    await cluster.stopNode(0);
    expect(cluster.pids).toEqual([]);
  });
});
