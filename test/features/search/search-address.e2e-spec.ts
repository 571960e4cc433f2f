import { describeInBrowser } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const ROOT = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' };
/** Texts that a browser could take for other parts of an address. */
const TEXTS = [
  'a/../../../../pojdi/22',
  '../../../pojdi/22',
  '..',
  '.',
  '1/2 cola',
  '%2e%2e',
  'a/./b',
  '..\\..\\pojdi',
  '#vrh?',
  '//store.example/x',
];

const katalog = await Katalog.use({ worker: false });
await katalog.sell(await katalog.store(), { name: { sl: 'Vijak 1/2 cola', en: 'Screw 1/2 inch' } });

const submitted = (text: string, locale: 'sl' | 'en') =>
  katalog.visitor().get(`${ROOT[locale]}?query=${encodeURIComponent(text)}`);

describe.each(['sl', 'en'] as const)('the address of a search, in %s', (locale) => {
  it.each(TEXTS)('stays the address of a search: %s', async (text) => {
    const answer = await submitted(text, locale);
    const target = answer.headers.get('location') ?? answer.url;
    const { origin, pathname } = new URL(target, katalog.origin);
    expect([origin, pathname.startsWith(ROOT[locale])]).toEqual([katalog.origin, true]);
    const page = await katalog.visitor().document(target);
    expect(page.status).toBe(200);
    // the same in the other language
    const other = ROOT[locale === 'sl' ? 'en' : 'sl'];
    const paths = [...page.links.keys()].map((link) => new URL(link, katalog.origin).pathname);
    expect(paths.filter((path) => path.startsWith(other))).not.toEqual([]);
  });

  it('has a slash of its text as %2F, and an older address with a plain one redirects', async () => {
    const old = await katalog.visitor().get(`${ROOT[locale]}/1/2?sort=price`);
    expect([old.status, old.headers.get('location')]).toEqual([301, `${ROOT[locale]}/1%2F2?sort=price`]);
  });
});

const browser = TestBrowser.use(katalog.origin);

describeInBrowser('the address of a search in a browser', () => {
  it('shows hits of the whole text, and leads nowhere else', async () => {
    const page = await browser.open(
      `${ROOT.en}?query=${encodeURIComponent('screw/../../../../../pojdi/22')}`,
    );
    expect(new URL(page.url()).pathname).toBe(`${ROOT.en}/screw%2F..%2F..%2F..%2F..%2F..%2Fpojdi%2F22`);
    await page.goto(`${ROOT.en}?query=..`);
    expect(page.url()).toBe(`${katalog.origin}${ROOT.en}?query=..`);
    await page.goto(`${ROOT.en}?query=${encodeURIComponent('1/2 inch')}`);
    await page.getByRole('heading', { name: /1\/2 inch/, level: 1 }).waitFor();
    await page
      .getByRole('link', { name: /Screw 1\/2 inch/ })
      .first()
      .waitFor();
  });
});
