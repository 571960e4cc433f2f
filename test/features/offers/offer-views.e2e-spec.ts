import { VISIBILITIES } from '../../../src/products/visibility.js';
import { DataSource } from 'typeorm';
import { useApp } from '../../support/app.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import type { Visitor } from '../../support/browser/visitor.js';

const LIST = '/administracija/izdelki';
const VIEWS = `${LIST}/pogledi`;

const started = await useApp();
const company = await makeCompany(started.app);
const employee = (companyId: number, permissionLevel: 0 | 1) =>
  signedInAs(started, { userType: 'employee', companyId, permissionLevel });
const seller = await employee(company.id, 1);
const colleague = await employee(company.id, 1);
const admin = await signedInAs(started, { userType: 'admin', companyId: company.id });
const onlooker = await employee(company.id, 0);
const stranger = await employee((await makeCompany(started.app)).id, 1);
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });

describe('views of a store’s list', () => {
  const open = async (who = seller, query = '', path = LIST) =>
    (await who.page(`${path}${query}`, 'offers/index')).props;
  const saved = async (who = seller) => (await open(who)).views.filter(({ name }) => name !== null);
  const send = (who: Visitor, method: string, url: string, body: object) => who.submit(method, url, body);
  const save = (name: string, query = '', body: object = {}, who = seller) =>
    send(who, 'POST', `${VIEWS}${query}`, { name, ...body });
  const find = async (name: string, who = seller) => (await saved(who)).find((view) => view.name === name);
  const pathOf = (url: string) => url.slice(LIST.length);
  const errorsAfter = async (response: Response, who = seller) => {
    expect(response.status).toBe(303);
    return (await open(who)).errors;
  };

  it('are there from the beginning, without a row', async () => {
    const { views } = await open();
    expect(views.map(({ id, name, actionUrl }) => [id, name, actionUrl])).toEqual(
      ['missing-image', 'out-of-stock', 'price-changed', 'not-visible', 'market'].map((id) => [
        id,
        null,
        null,
      ]),
    );
    for (const { id, url } of views) {
      const opened = await open(seller, pathOf(url));
      expect(opened.view).toBe(id);
      expect(opened.views.filter(({ current }) => current).map((view) => view.id)).toEqual([id]);
    }
    const services = await open(seller, '', '/administracija/storitve');
    expect(services.views.map(({ id }) => id)).not.toContain('out-of-stock');
    const hidden = views.find(({ id }) => id === 'not-visible')!;
    const { columns, filters } = await open(seller, pathOf(hidden.url));
    expect(columns).toEqual(['visibility', 'origin', 'price', 'updatedAt']);
    expect(filters.visibility).toEqual(VISIBILITIES.filter((visibility) => visibility !== 'visible'));
    // its columns stay its own
    expect((await open()).columns).not.toContain('origin');
    const english = await open(seller, '', '/en/admin/products');
    expect(english.views[0]!.url).toBe('/en/admin/products?without=picture&view=missing-image');
  });

  it('keep filters, order and columns under a name, and saving one again changes nothing', async () => {
    const query = '?availability=out_of_stock&sort=-price&columns=name&columns=ean&page=3';
    const response = await save(' Razprodano ', query);
    expect(response.status).toBe(303);
    const view = (await find('Razprodano'))!;
    expect(response.headers.get('location')).toBe(view.url);
    const { filters, sorts, columns, pagination } = await open(seller, pathOf(view.url));
    expect(filters.availability).toEqual(['out_of_stock']);
    expect(sorts.find(({ id }) => id === 'price')?.direction).toBe('descending');
    expect(columns).toEqual(['ean']);
    expect(pagination.page).toBe(1);
    await save('Razprodano', query);
    await save('razprodano', query);
    expect((await saved()).map(({ name }) => name)).toEqual(['Razprodano']);
  });

  it('know whether the list has been changed since, and take the changes on demand', async () => {
    await save('Osnutki', '?status=draft');
    const { url, id } = (await find('Osnutki'))!;
    const changed = await open(seller, `${pathOf(url)}&without=ean`);
    expect([changed.view, changed.views.find((view) => view.id === id)?.current]).toEqual([id, false]);
    const refused = await save('Osnutki', '?status=draft&without=ean');
    expect((await errorsAfter(refused)).name).toMatch(/že obstaja/);
    const { viewsUrl } = changed;
    expect((await send(seller, 'POST', viewsUrl, { name: 'Osnutki', replace: true })).status).toBe(303);
    const after = (await find('Osnutki'))!;
    expect(after.id).toBe(id);
    expect((await open(seller, pathOf(after.url))).filters.without).toEqual(['ean']);
  });

  it('belong to one person, who may share them with the store', async () => {
    await save('Moje', '?status=active');
    await save('Skupno', '?status=inactive', { shared: true });
    const own = (await find('Moje'))!;
    const shared = (await find('Skupno'))!;
    expect([own.shared, shared.shared]).toEqual([false, true]);
    expect(await find('Moje', colleague)).toBeUndefined();
    expect((await find('Skupno', colleague))?.actionUrl).toBeNull();
    expect((await find('Skupno', admin))?.actionUrl).toBe(shared.actionUrl);
    expect(await find('Skupno', stranger)).toBeUndefined();
    expect(await find('Skupno', platform)).toBeUndefined();

    // who may only look keeps views, but shares and changes none
    expect((await find('Skupno', onlooker))?.actionUrl).toBeNull();
    expect((await open(onlooker)).viewSharing).toBeNull();
    expect((await open(platform)).viewSharing).toBe('admins');
    expect((await save('Pregled', '', {}, onlooker)).status).toBe(303);
    expect(await find('Pregled', onlooker)).toBeDefined();
    await save('Zame', '', { shared: true }, onlooker);
    expect(await find('Zame')).toBeUndefined();
    for (const other of [onlooker, colleague]) {
      await send(other, 'DELETE', shared.actionUrl!, {});
      await send(other, 'PATCH', shared.actionUrl!, { name: 'Prevzeto', shared: true });
      await save('Skupno', '?status=draft', { shared: true, replace: true }, other);
      expect(await find('Skupno')).toEqual(shared);
    }
    await send(admin, 'PATCH', shared.actionUrl!, { name: 'Po novem', shared: true });
    expect((await find('Po novem'))?.actionUrl).toBe(shared.actionUrl);
    await send(admin, 'DELETE', shared.actionUrl!, {});
    expect(await find('Po novem')).toBeUndefined();
  });

  it('are renamed, shared, taken back and deleted; others’ are not there', async () => {
    await save('Prvi', '?without=category');
    await save('Drugi');
    const { actionUrl } = (await find('Prvi'))!;
    for (const other of [colleague, stranger])
      for (const method of ['PATCH', 'DELETE']) {
        await send(other, method, actionUrl!, { name: 'Tuj', shared: false });
        const { flash } = await other.page(LIST, 'offers/index');
        expect(flash?.toast?.detail).toMatch(/ni mogoče najti/);
      }
    const taken = await send(seller, 'PATCH', actionUrl!, { name: 'DRUGI', shared: false });
    expect((await errorsAfter(taken)).name).toMatch(/že obstaja/);
    const nameless = await send(seller, 'PATCH', actionUrl!, { name: ' ', shared: false });
    expect((await errorsAfter(nameless)).name).toBeTruthy();

    await send(seller, 'PATCH', actionUrl!, { name: 'Brez kategorije', shared: true });
    expect(await find('Brez kategorije', colleague)).toMatchObject({ shared: true, actionUrl: null });
    await send(colleague, 'PATCH', actionUrl!, { name: 'Moje', shared: false });
    await send(admin, 'PATCH', actionUrl!, { name: 'Brez kategorije', shared: false });
    expect(await find('Brez kategorije', colleague)).toBeUndefined();
    expect(await find('Brez kategorije')).toMatchObject({ shared: false, actionUrl });
    expect((await send(seller, 'DELETE', actionUrl!, {})).status).toBe(303);
    expect(await find('Brez kategorije')).toBeUndefined();
  });

  it('are in the change log when the store has them', async () => {
    await save('Vidno vsem', '?status=active', { shared: true });
    await save('Samo moje', '?status=active');
    await send(seller, 'DELETE', (await find('Vidno vsem'))!.actionUrl!, {});
    const entries = await started.app
      .get(DataSource)
      .query<{ action: string; object_name: string }[]>(
        `select action, object_name from audit_entries where object_name in ('Vidno vsem', 'Samo moje') order by id`,
      );
    expect(entries.map(({ action }) => action)).toEqual(['offer-view.created', 'offer-view.deleted']);
  });

  it('are refused with an invalid filter, an endless name, and beyond fifty', async () => {
    expect((await save('Narobe', '?without=nonsense')).status).not.toBe(200);
    expect(await find('Narobe')).toBeUndefined();
    expect((await errorsAfter(await save('x'.repeat(61)))).name).toBeTruthy();
    const many = await signedInAs(started, { userType: 'employee', companyId: company.id });
    for (let n = 0; n < 50; n++) await save(`Pogled ${n}`, '', {}, many);
    expect((await errorsAfter(await save('Še eden', '', {}, many), many)).name).toMatch(/50 pogledov/);
  });
});
