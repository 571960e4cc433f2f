import { describeInBrowser } from '../../../support/browser/browser.js';
import { Katalog } from '../../../support/katalog.js';
import { startMailServer } from '../../../support/servers/mail-server.js';
import { until } from '../../../support/until.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';
import { closeAfterFile } from '../../../support/close-after-file.js';

const mailServer = await startMailServer();
closeAfterFile(() => mailServer.close());
const katalog = await Katalog.use({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Katalog <katalog@katalog.test>' },
});
const browser = TestBrowser.use(katalog.origin);
const store = await katalog.store('Prva trgovina');
const id = await katalog.sellOne(store, { productCode: 'A', name: 'Čajnik', price: 20 });
const path = `/izdelek/${id}/cajnik`;

describeInBrowser('price alerts in a real browser', () => {
  const linkIn = async (email: string) => {
    const sent = () => mailServer.mails.find(({ to }) => to.includes(email));
    await until(() => sent() !== undefined);
    return /http\S+potrditev/.exec(sent()!.part('text/plain'))![0];
  };

  it('are asked for, confirmed and ended', async () => {
    const page = await browser.visit();
    const email = 'ana@gost.test';
    await page.goto(path);
    await page.getByRole('button', { name: 'Opazuj: Čajnik' }).click();
    await page.getByRole('link', { name: 'Obvesti me o nižji ceni' }).click();
    await page.getByLabel('E-poštni naslov').fill(email);
    await page.getByLabel('Želena cena').fill('20');
    await page.getByRole('button', { name: 'Naroči obvestilo' }).click();
    await page.getByText('Najnižja cena je že enaka želeni ali nižja od nje.').waitFor();
    expect(await page.getByLabel('E-poštni naslov').inputValue()).toBe(email);
    expect(await page.getByLabel('Želena cena').inputValue()).toBe('20');
    await page.getByLabel('Želena cena').fill('15,50');
    await page.getByRole('button', { name: 'Naroči obvestilo' }).click();
    await page.getByRole('heading', { name: 'Preverite e-pošto' }).waitFor();
    await page.goto(await linkIn(email));
    await page.getByRole('button', { name: 'Potrdi obvestilo' }).click();
    await page.getByRole('heading', { name: 'Obvestilo je potrjeno' }).waitFor();
    await page.getByText('ko bo cena 15,50 € ali nižja').waitFor();
    await page.getByRole('button', { name: 'Odjavi se' }).click();
    await page.getByRole('heading', { name: 'Odjavljeni ste' }).waitFor();
    expect(await katalog.rows('select from price_alerts')).toEqual([]);
  });
});
