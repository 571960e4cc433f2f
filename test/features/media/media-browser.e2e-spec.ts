import type { Locator, Page } from 'playwright-core';
import type { Company } from '../../../src/companies/company.entity.js';
import type { User } from '../../../src/users/user.entity.js';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { makeCompany } from '../../support/people.js';
import { animated, drawn } from '../../support/data/pictures.js';
import { PicturesServer } from '../../support/servers/pictures-server.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const DATA = '/administracija/podatki-o-izdelkih';

const shop = await PicturesServer.start();
closeAfterFile(() => shop.stop());
const katalog = await Katalog.use({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: shop.origin } });
const browser = TestBrowser.use(katalog.origin);

describeInBrowser('pictures in a real browser', () => {
  let company: Company;
  let person: User;

  beforeEach(async () => {
    company = await makeCompany(katalog.app);
    person = await katalog.person('employee', { companyId: company.id, permissionLevel: 2 });
  });

  const jpeg = (name: string, width = 300, height = 200) =>
    drawn(width, height)
      .jpeg()
      .toBuffer()
      .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
  type File = Awaited<ReturnType<typeof jpeg>>;
  const dialog = (page: Page) => page.locator('dialog.dialog-wide');
  const tiles = (page: Page) => page.getByRole('grid', { name: 'Vrstni red slik' }).getByRole('row');
  const ready = (page: Page) => page.locator('.picture-tile img');

  /** Drops files like a file manager does. */
  async function drop(area: Locator, files: File[]): Promise<void> {
    const given = files.map(({ buffer, ...file }) => ({ ...file, bytes: [...buffer] }));
    // as text, because browser types are not in the tests
    const transfer = await area.page().evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of ${JSON.stringify(given)})
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return transfer;
    })()`);
    await area.dispatchEvent('dragover', { dataTransfer: transfer });
    await area.dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** Pastes a screenshot like Ctrl-V does. */
  async function paste(page: Page, { buffer, name, mimeType }: File): Promise<void> {
    await page.evaluate(`(() => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(${JSON.stringify([...buffer])})], ${JSON.stringify(name)}, { type: ${JSON.stringify(mimeType)} }));
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    })()`);
  }

  async function openForm(): Promise<Page> {
    const page = await browser.openAs(person, `${DATA}?new=1`);
    await dialog(page).locator('.upload-area').waitFor();
    return page;
  }

  it('keep their upload message when a form is saved meanwhile', async () => {
    const page = await openForm();
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    await drop(dialog(page).locator('.upload-area'), [await jpeg('ena.jpg')]);
    const { 'set-cookie': cookies } = await (await sent).allHeaders();
    expect(cookies).toMatch(/^inertia_once_[a-z0-9]+=/m);
    expect(cookies).not.toMatch(/^inertia_once=/m);
    // only the requested page received it in that lane
    await tiles(page).waitFor();
  });

  it('are dropped into an open form, several at once, with an error for a refused one', async () => {
    const page = await openForm();
    await page.getByRole('textbox', { name: 'EAN' }).fill('383');
    const bad = { name: 'trik.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
    await drop(dialog(page).locator('.upload-area'), [await jpeg('ena.jpg'), bad, await jpeg('dve.jpg')]);
    await page.locator('.upload-rows .form-error').waitFor();
    await ready(page).nth(1).waitFor();
    expect(await tiles(page).count()).toBe(2);
    expect(await page.locator('.upload-rows').innerText()).toContain('Te vrste datotek ne sprejemamo');
    // the input is still there, and no toast covers it
    expect(await page.getByRole('textbox', { name: 'EAN' }).inputValue()).toBe('383');
    expect(await page.locator('.toast').count()).toBe(0);
    expect(await obstacles(page)).toEqual([]);
  });

  it.each(['in a form', 'in their section'])(
    'come from the clipboard and from an address (%s)',
    async (where) => {
      const isForm = where === 'in a form';
      const page = isForm ? await openForm() : await browser.tab(person);
      if (!isForm) await page.goto('/administracija/mediji');
      const area = page.locator('.upload-area');
      const address = area.getByRole('textbox', { name: 'Ali pa vpišite spletni naslov slike' });
      await address.focus();
      await paste(page, await jpeg('zaslon.jpg'));
      await ready(page).waitFor();
      await address.fill(`${shop.origin}/skodelica.png`);
      await address.press('Enter');
      await ready(page).nth(1).waitFor();
      await until(async () => (await address.inputValue()) === '');
      // the form around is not sent by Enter
      expect(await dialog(page).count()).toBe(isForm ? 1 : 0);
      await address.fill('to ni naslov');
      await area.getByRole('button', { name: 'Dodaj', exact: true }).click();
      await area.getByRole('alert').filter({ hasText: 'Vpišite celoten spletni naslov' }).waitFor();
      expect(
        await katalog.rows(
          'select source_url as source, file_name as name, status from media where company_id = $1 order by id',
          [company.id],
        ),
      ).toEqual([
        { source: null, name: 'zaslon.jpg', status: 'ready' },
        { source: `${shop.origin}/skodelica.png`, name: null, status: 'ready' },
      ]);
    },
  );

  it('are ordered by keyboard and described in the form, and saved with it', async () => {
    const page = await openForm();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([await jpeg('ena.jpg'), await jpeg('dve.jpg')]);
    await ready(page).nth(1).waitFor();
    const [first] = await katalog.rows<{ id: number }>(
      `select id from media where file_name = 'ena.jpg' and company_id = $1`,
      [company.id],
    );
    await tiles(page)
      .first()
      .getByRole('button', { name: /Povleci|Drag/ })
      .press('Enter');
    await whenFocused(page.getByRole('button', { name: 'Vstavi med Slika 1 in Slika 2' }));
    await page.keyboard.press('ArrowRight');
    await whenFocused(page.getByRole('button', { name: 'Vstavi za Slika 2' }));
    await page.keyboard.press('Enter');
    await page.locator('.picture-tile[data-dragging]').waitFor({ state: 'detached' });
    await tiles(page).nth(1).click();
    const details = page.getByRole('region', { name: 'Slika 2' });
    await details.getByText('ena.jpg').waitFor();
    await details.getByLabel('slovenščina').fill('Skodelica čaja');
    await details.getByLabel('slovenščina').press('Tab');
    await details.getByText('Besedilo je shranjeno.').waitFor();
    expect(await katalog.rows('select alt from media where id = $1', [first!.id])).toEqual([
      { alt: { sl: 'Skodelica čaja' } },
    ]);
    await page.getByRole('textbox', { name: 'EAN' }).fill('3830000000017');
    await page.getByRole('group', { name: 'Ime', exact: true }).getByLabel('slovenščina').fill('Čaj');
    await page.getByRole('button', { name: 'Dodaj podatke', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    const saved = await katalog.rows<{ name: string }>(
      `select m.file_name as name from product_data_media l join media m on m.id = l.media_id
       where m.company_id = $1 order by l.position`,
      [company.id],
    );
    expect(saved.map(({ name }) => name)).toEqual(['dve.jpg', 'ena.jpg']);
  });

  it('are uploaded, found, opened and deleted in their section', async () => {
    const page = await browser.openAs(person, '/administracija/mediji');
    const gif = await animated().gif().toBuffer();
    await drop(page.locator('.upload-area'), [
      await jpeg('skodelica.jpg', 1200, 900),
      await jpeg('čajnik.jpg', 600, 900),
      { name: 'migetanje.gif', mimeType: 'image/gif', buffer: gif },
    ]);
    await ready(page).nth(1).waitFor();
    await page.getByText('Ni uspelo').waitFor();
    await page.getByRole('searchbox').fill('skod');
    await page.getByText('1 slika', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'skodelica.jpg' }).click();
    await dialog(page).getByText('1.200 × 900').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Počisti filtre' }).click();
    await page.getByRole('checkbox', { name: 'Izberi: migetanje.gif' }).check();
    await page.getByRole('button', { name: 'Izbriši neuporabljene' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši neuporabljene' }).click();
    await page.getByText('Izbrisana je 1 slika.').waitFor();
    await until(async () => (await page.locator('.media-tiles > li').count()) === 2);
  });
});
