import { Session } from 'node:inspector/promises';
import { putDemoIn } from '../../support/demo-catalogue.js';
import { Katalog } from '../../support/katalog.js';

/**
 * Files of the server whose functions a search runs, from the text to the cards. Left out are `core`, the code of all
 * requests (access, session, shared props, counting) and the inside of the index, which has its own limit.
 */
const MOST_FILES = 40;
const MOST_INDEX_FILES = 29;

const katalog = await Katalog.start();
await putDemoIn(katalog);
// it counts the products of categories some seconds after an import, and that is no part of a search
await katalog.stopWorker();
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
afterAll(async () => {
  session.disconnect();
  await katalog.close();
});

describe('the code that a search runs', () => {
  /**
   * Files with a function that runs meanwhile. Loading a file runs its code outside of functions, which does
   * not count.
   */
  async function entered(work: () => Promise<unknown>) {
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const files = result
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]!.count > 0),
      )
      .flatMap(({ url }) => /\/dist\/src\/((?:search|products)\/.*)\.js$/.exec(url)?.[1] ?? []);
    const index = files.filter((file) => file.startsWith('search/catalogue-index/'));
    return { index, others: files.filter((file) => !index.includes(file)) };
  }

  async function searchPage(text: string): Promise<void> {
    const query = encodeURIComponent(text);
    const led = await katalog.visitor().get(`/en/search/products/results?query=${query}`);
    await katalog.visitor().page(led.headers.get('location')!, 'products/search');
  }

  it('stays in few files, for the page and for the API', async () => {
    await searchPage('tent');
    const page = await entered(() => searchPage('bluetooth speaker'));
    const api = await entered(() => katalog.visitor().get('/api/products?query=red+shoes'));
    for (const { index, others } of [page, api]) {
      expect(others).toContain('search/query-parser');
      expect(index).toContain('search/catalogue-index/memory/memory-list');
      expect({ others, isFew: others.length <= MOST_FILES }).toEqual({ others, isFew: true });
      expect({ index, isFew: index.length <= MOST_INDEX_FILES }).toEqual({ index, isFew: true });
    }
  });
});
