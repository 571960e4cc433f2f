import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../../support/browser/browser.js';
import { aFeed, anEan } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

/** A feed of forty offers, whose coverage grows with `run`. */
const feedOf = (run: number) =>
  aFeed(
    Array.from({ length: 40 }, (_, index) => ({
      productCode: `K-${index}`,
      name:
        index % 4 ? { sl: `Zeleni čaj št. ${index}` } : { sl: `Čaj št. ${index}`, en: `Tea no. ${index}` },
      category: index % 5 ? 'Čaji' : 'Neznana pot > Še globlje v neznano > Čaji brez para',
      brand: index < 10 * run ? 'Savica' : undefined,
      ean: index === 3 ? '3830000000018' : index === 4 ? '2000000000015' : index < 30 ? anEan() : undefined,
      deliveryCost: index < 12 * run ? 3.5 : undefined,
      stock: index,
      description: index % 3 ? 'Nežen čaj z višine.' : undefined,
    })),
  );

const katalog = await Katalog.use();
const admin = TestBrowser.use(katalog.origin);
await katalog.category({ sl: 'Čaji', en: 'Teas' });
const store = await katalog.store('Prva trgovina');
const { person } = store;
for (const run of [1, 2, 3]) await katalog.import(store, feedOf(run));

describeInBrowser('diagnosis of a feed in a browser', () => {
  const tooWide = (page: Page) =>
    page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  it('shows a finding, a missing field and the history of runs', async () => {
    const page = await admin.tab(person);
    await page.goto('/administracija/uvozi');
    await page.getByRole('link', { name: 'Diagnoza' }).click();
    await page.getByRole('heading', { name: 'Diagnoza vira podatkov' }).waitFor();

    await page.getByRole('link', { name: 'Neuporabne kode EAN' }).click();
    await page.getByText('Kontrolna števka kode EAN ni pravilna.').waitFor();
    await page.waitForURL((url) => url.searchParams.get('finding') === 'ean_invalid');
    await page.getByRole('link', { name: 'Zapri seznam' }).click();
    await page.getByRole('heading', { name: 'Neuporabne kode EAN' }).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'znamka' }).click();
    await page.getByRole('heading', { name: 'Manjka: znamka' }).waitFor();
    const gaps = page.getByText('V datoteki ni podatka: znamka.');
    await gaps.nth(9).waitFor();
    expect(await gaps.count()).toBe(10);
    await page.locator('summary', { hasText: 'Pokritost v zadnjih 3 uvozih' }).click();
    await page.getByRole('region', { name: 'Pokritost v zadnjih 3 uvozih' }).waitFor();
    expect(await tooWide(page)).toBe(false);
  });
});
