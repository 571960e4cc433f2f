import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../../support/browser/browser.js';
import { aFeed } from '../../../support/data/feed.js';
import { FeedServer } from '../../../support/servers/feed-server.js';
import { Katalog } from '../../../support/katalog.js';
import { submitForm } from '../../../support/browser/form.js';
import { withSession } from '../../../support/people.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';
import { closeAfterFile } from '../../../support/close-after-file.js';

const PAGE = '/administracija/uvozi/viri';
const OUTCOME = 'Nova datoteka je prevzeta.';

const server = await FeedServer.start();
closeAfterFile(() => server.stop());
const katalog = await Katalog.use({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: server.origin } });
const browser = TestBrowser.use(katalog.origin);
const { company, person } = await katalog.store('Prva trgovina');

describeInBrowser('page of feeds in a browser', () => {
  const overflowWidth = (page: Page) =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

  it('adds, fetches and changes a feed by keyboard', async () => {
    server.serves(aFeed([{ productCode: 'A' }]));
    const page = await browser.openAs(person, '/administracija/uvozi');
    await page.getByRole('link', { name: 'Viri podatkov' }).click();
    await page.getByRole('heading', { name: 'Viri podatkov' }).waitFor();
    await page.getByRole('link', { name: 'Dodaj vir podatkov' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nov vir podatkov' });
    await dialog.getByLabel('Naslov datoteke (URL)').fill(`${server.origin}/feed.xml`);
    await dialog.getByLabel('Pogostost').selectOption({ label: 'Vsakih šest ur' });
    await dialog.getByLabel('Naslov datoteke (URL)').press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // the page polls
    await page.getByRole('table').getByText(OUTCOME).waitFor();

    await page.getByRole('link', { name: /^Uredi vir podatkov/ }).press('Enter');
    const form = page.getByRole('dialog', { name: /^Vir podatkov 127/ });
    await form.getByLabel('Pogostost').selectOption({ label: 'Izraz cron' });
    await form.getByLabel('Izraz cron').fill('* * * * *');
    await form.getByRole('button', { name: 'Shrani' }).click();
    await form.getByText('Med prevzemi naj bo vsaj 15').waitFor();
    await form.getByLabel('Izraz cron').fill('30 6,18 * * *');
    await form.getByRole('button', { name: 'Shrani' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText('Po urniku 30 6,18 * * *').waitFor();
  });

  it('has catalogue admins find the store among many, without JavaScript, too', async () => {
    const others = ['Ana', 'Bor', 'Cvet', 'Dren', 'Eva', 'Fin', 'Gaj', 'Hit', 'Žito'];
    for (const name of others) await katalog.store(name);
    const platform = await katalog.person('super_admin');
    const page = await browser.tab(platform);
    const store = (of: Page, name: string) => of.getByRole('button', { name: `Trgovina: ${name}` });
    await page.goto(`${PAGE}?company=${person.companyId}`);
    await store(page, 'Prva trgovina').click();
    await page.getByRole('searchbox', { name: 'Išči: Trgovina' }).pressSequentially('zit');
    await page.keyboard.press('Enter');
    await store(page, 'Žito').waitFor();

    const visitor = await withSession(katalog.origin, platform);
    const [found] = await katalog.rows<{ id: number }>(
      `select id from companies where company_name = 'Žito'`,
    );
    const form = await visitor.document(PAGE);
    const chosen = await submitForm(visitor, form, 'Pokaži trgovino', { company: String(found!.id) });
    expect(chosen.page.url).toContain(`company=${found!.id}`);
    expect(chosen.text).toContain('Trgovina: Žito');
  });

  it('shows the reason of a failure once, and fits a phone', async () => {
    await katalog.rows('delete from feeds');
    const feeds = await katalog.rows<{ id: number }>(
      `insert into feeds (company_id, url, cron, mode, next_at, failures, failing_since)
       values ($1, 'https://www.trgovina.example/izvoz/katalog/celotna-ponudba.xml?key=1', '0 4 * * *', 'full',
           now() + interval '5 hours', 0, null),
         ($1, 'https://www.trgovina.example/zaloga.xml.gz', '0 * * * *', 'delta', now() + interval '4 hours', 5,
           now() - interval '9 hours') returning id`,
      [company.id],
    );
    for (const { id } of feeds)
      await katalog.rows(
        `insert into feed_pulls (feed_id, company_id, status, outcome, http_status, finished_at)
         values ($1, $2, 'done', 'not_modified', null, now()), ($1, $2, 'failed', 'http_status', 401, now())`,
        [id, company.id],
      );
    await katalog.rows(
      `update feed_pulls set status = 'done', outcome = 'unchanged', http_status = null where feed_id = $1`,
      [feeds[0]!.id],
    );
    const page = await browser.phone(person);
    await page.goto('/en/admin/imports/feeds');
    await page.getByRole('table').waitFor();
    const failing = page.locator('[data-state=failing]');
    const reason = await failing.locator('.notice p').nth(1).innerText();
    const [firstSentence] = reason.split('. ');
    expect((await failing.innerText()).split(firstSentence!)).toHaveLength(2);
    expect(await overflowWidth(page)).toBe(0);
  });
});
