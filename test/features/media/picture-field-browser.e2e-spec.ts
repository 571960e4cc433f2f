import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser/browser.js';
import { makeCompany } from '../../support/people.js';
import { drawn } from '../../support/data/pictures.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

const NEW_CATEGORY = '/administracija/kategorije?new=0';

const katalog = await Katalog.use();
const browser = TestBrowser.use(katalog.origin);

describeInBrowser('one picture in a real browser', () => {
  const png = async (name: string, width = 300) => {
    const buffer = await drawn(width, 200).png().toBuffer();
    return { name, mimeType: 'image/png', buffer };
  };
  const dialog = (page: Page) => page.locator('dialog.dialog-wide');
  const pictureOf = (category: string) =>
    katalog.rows(
      `select m.file_name as file, m.alt from categories c left join media m on m.id = c.media_id
       where c.name ->> 'sl' = $1`,
      [category],
    );

  describe('in a form', () => {
    let page: Page;
    let picture: Locator;

    beforeEach(async () => {
      page = await browser.tab(await katalog.person('super_admin'));
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
    });
  });

  describe('whose file is replaced', () => {
    let page: Page;
    let companyId: number;

    beforeEach(async () => {
      ({ id: companyId } = await makeCompany(katalog.app));
      page = await browser.tab(await katalog.person('employee', { companyId, permissionLevel: 1 }));
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
      katalog.rows<{ name: string; width: number }>(
        "select file_name as name, width from media where company_id = $1 and unused_since > now() - interval '1 day' order by id",
        [companyId],
      );

    it('shows the previous file until the new sizes are made', async () => {
      const shown = await dialog(page).locator('.media-record img').getAttribute('src');
      await katalog.stopWorker();
      await replace(await png('nova.png', 340));
      await dialog(page).getByText('Novo datoteko pripravljamo.').waitFor();
      await dialog(page).getByText('320 × 200').first().waitFor();
      await answerBetweenReads();
      await katalog.startWorker();
      await dialog(page).getByText('340 × 200').first().waitFor();
      await dialog(page).getByText('Novo datoteko pripravljamo.').waitFor({ state: 'detached' });
      const now = await dialog(page).locator('.media-record img').getAttribute('src');
      expect(now).not.toBe(shown);
      expect((await own()).map(({ name }) => name).sort()).toEqual(['nova.png', 'stara.png']);
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
