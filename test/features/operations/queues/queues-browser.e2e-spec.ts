import type { Page } from 'playwright-core';
import { JobFailures } from '../../../../src/core/queue/job-failures.js';
import { Queues } from '../../../../src/core/queue/queues.js';
import { describeInBrowser } from '../../../support/browser/browser.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

const katalog = await Katalog.use({ worker: false });
const admin = TestBrowser.use(katalog.origin);
const keeper = await katalog.person('super_admin');

describeInBrowser('the queues in a real browser', () => {
  const queue = (name: string) => katalog.app.get(Queues).find(name)!;
  const fail = (name: string, job: string, data: object) =>
    katalog.app
      .get(JobFailures)
      .store(
        { queue: queue(name), name: job, id: `${job}-1`, data } as never,
        new Error(
          'connect ECONNREFUSED 10.0.0.12:5432, after the connection of a very long host name was lost',
        ),
      );

  const tooWide = (page: Page) =>
    page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  const open = async (page: Page, path: string) => {
    await page.goto(path);
  };

  it('are paused and resumed by keyboard, and refresh by themselves', async () => {
    const page = await admin.tab(keeper);
    await open(page, '/administracija/vrste');
    await page.getByRole('heading', { name: 'Vrste opravil' }).waitFor();
    await page.getByRole('button', { name: 'Ustavi vrsto: Slike' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ustavi' }).waitFor();
    await dialog.getByRole('button', { name: 'Ustavi' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Nadaljuj vrsto: Slike' }).waitFor();

    await queue('pictures').add('drain', {}, { jobId: 'drain' });
    await fail('imports', 'run', { importId: 12 });
    await page.getByText('Prevzem slik').waitFor();
    await page.getByText('uvoz št. 12').waitFor();

    await page.getByRole('button', { name: 'Izbriši zapis o napaki: Uvoz, uvoz št. 12' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
    await page.getByText('Neuspelih opravil ni.').waitFor();
    await page.getByRole('button', { name: 'Nadaljuj vrsto: Slike' }).click();
    await page.getByRole('button', { name: 'Ustavi vrsto: Slike' }).waitFor();
    expect(await tooWide(page)).toBe(false);
  });
});
