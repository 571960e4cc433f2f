import type { INestApplicationContext } from '@nestjs/common';
import type { Locator, Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { createWorkerApp, productionClient } from '../../../src/app.js';
import { loadConfig } from '../../../src/core/config/config.js';
import { AdminBrowser } from '../../support/browser/admin-browser.js';
import { startApp, type TestApp } from '../../support/app.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { makeCompany, makePerson } from '../../support/people.js';
import { drawn } from '../../support/data/pictures.js';

const NEW_CATEGORY = '/administracija/kategorije?new=0';

describeInBrowser('one picture in a real browser', () => {
  let started: TestApp;
  let worker: INestApplicationContext;
  let browser: AdminBrowser;

  const startWorker = async () => (worker = await createWorkerApp(loadConfig('worker', started.environment)));

  beforeAll(async () => {
    started = await startApp({ client: productionClient() });
    await startWorker();
    browser = await AdminBrowser.launch(started.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await worker?.close();
    await started?.close();
  });
  beforeEach(() => void (browser.complaints.length = 0));

  const png = async (name: string, width = 300) => {
    const buffer = await drawn(width, 200).png().toBuffer();
    return { name, mimeType: 'image/png', buffer };
  };
  const rows = <Row>(statement: string, values: unknown[]) =>
    started.app.get(DataSource).query<Row[]>(statement, values);
  const dialog = (page: Page) => page.locator('dialog.dialog-wide');
  const pictureOf = (category: string) =>
    rows(
      `select m.file_name as file, m.alt from categories c left join media m on m.id = c.media_id
       where c.name ->> 'sl' = $1`,
      [category],
    );

  describe('in a form', () => {
    let page: Page;
    let picture: Locator;

    beforeEach(async () => {
      page = await browser.tab(await makePerson(started.app, { userType: 'super_admin', companyId: null }));
      await page.goto(NEW_CATEGORY);
      picture = dialog(page).getByRole('region', { name: 'Izbrana slika' });
    });

    const name = async (text: string) => {
      const names = page.getByRole('group', { name: 'Ime', exact: true });
      await names.getByLabel('slovenščina').fill(text);
      await names.getByLabel('angleščina').fill(`${text} (en)`);
    };
    const save = async () => {
      await page.getByRole('button', { name: 'Dodaj kategorijo', exact: true }).click();
      await dialog(page).waitFor({ state: 'detached' });
    };

    it('is uploaded, described and saved with the form', async () => {
      await name('Čajniki');
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles(await png('čajnik.png'));
      await picture.locator('img').waitFor();
      await picture.getByLabel('slovenščina').fill('Rdeč čajnik');
      await picture.getByLabel('slovenščina').press('Tab');
      await picture.getByText('Besedilo je shranjeno.').waitFor();
      await save();
      expect(await pictureOf('Čajniki')).toEqual([{ file: 'čajnik.png', alt: { sl: 'Rdeč čajnik' } }]);
      expect(browser.complaints).toEqual([]);
    });

    it('is selected from existing pictures by keyboard, and removed', async () => {
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles(await png('skodelica.png'));
      await picture.locator('img').waitFor();
      await picture.getByRole('button', { name: 'Odstrani sliko' }).click();
      await picture.waitFor({ state: 'detached' });
      await name('Skodelice');
      await page.getByRole('button', { name: 'Izberi med slikami' }).press('Enter');
      await page.locator('.shelf input[type=search]').fill('skodel');
      const choice = page.getByRole('button', { name: 'skodelica.png' });
      await choice.press('Enter');
      await picture.getByText('skodelica.png').waitFor();
      expect(await choice.getAttribute('aria-pressed')).toBe('true');
      // the same key takes it back
      await choice.press('Enter');
      await picture.waitFor({ state: 'detached' });
      await choice.press('Enter');
      await picture.waitFor();
      await save();
      expect(await pictureOf('Skodelice')).toMatchObject([{ file: 'skodelica.png' }]);
      expect(browser.complaints).toEqual([]);
    });
  });

  describe('whose file is replaced', () => {
    let page: Page;
    let companyId: number;

    beforeEach(async () => {
      ({ id: companyId } = await makeCompany(started.app));
      page = await browser.tab(
        await makePerson(started.app, { userType: 'employee', companyId, permissionLevel: 1 }),
      );
      await page.goto('/administracija/mediji');
      await page.locator('main input[type=file]').setInputFiles(await png('stara.png', 320));
      await page.locator('.media-tiles img').waitFor();
      await page.getByRole('link', { name: 'stara.png' }).click();
      await dialog(page).getByText('320 × 200').first().waitFor();
    });

    const replace = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      dialog(page).getByRole('region', { name: 'Zamenjaj datoteko' }).locator('input').setInputFiles(file);
    /** The first answer without a replacement has read the picture before the replacement was applied. */
    const answerBetweenReads = async () => {
      let form: object | undefined;
      await page.route('**/mediji?*', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { props: { form: { replacement: unknown } } };
        if (answer.props.form.replacement) ({ form } = answer.props);
        else if (form) [answer.props.form, form] = [{ ...form, replacement: null }, undefined];
        await route.fulfill({ response, json: answer });
      });
      await page.waitForResponse('**/mediji?*');
    };
    const own = () =>
      rows<{ name: string; width: number }>(
        "select file_name as name, width from media where company_id = $1 and unused_since > now() - interval '1 day' order by id",
        [companyId],
      );

    it('shows the previous file until the new sizes are made', async () => {
      const shown = await dialog(page).locator('.media-record img').getAttribute('src');
      await worker.close();
      await replace(await png('nova.png', 340));
      await dialog(page).getByText('Novo datoteko pripravljamo.').waitFor();
      await dialog(page).getByText('320 × 200').first().waitFor();
      await answerBetweenReads();
      await startWorker();
      await dialog(page).getByText('340 × 200').first().waitFor();
      await dialog(page).getByText('Novo datoteko pripravljamo.').waitFor({ state: 'detached' });
      const now = await dialog(page).locator('.media-record img').getAttribute('src');
      expect(now).not.toBe(shown);
      expect((await own()).map(({ name }) => name).sort()).toEqual(['nova.png', 'stara.png']);
      expect(browser.complaints).toEqual([]);
    });

    it('keeps its file and shows an error when the new file is not a picture', async () => {
      await replace({ name: 'zapiski.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
      await dialog(page).locator('.upload-rows .form-error').waitFor();
      expect(await dialog(page).locator('.upload-rows').innerText()).toContain(
        'Te vrste datotek ne sprejemamo',
      );
      await dialog(page).getByText('320 × 200').first().waitFor();
      expect(await own()).toEqual([{ name: 'stara.png', width: 320 }]);
    });
  });
});
