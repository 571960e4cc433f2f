import type { MappingFormValues } from '../../../../src/import/mapping/import-mapping.pages.js';
import { Katalog } from '../../../support/katalog.js';

const katalog = await Katalog.use();
const store = await katalog.store();

const item = (id: number) =>
  `<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Čaj ${id}</PRODUCTNAME><URL>https://shop.example/${id}</URL>
   <PRICE_VAT>5.00</PRICE_VAT><CENA_SPLET>4.50</CENA_SPLET><CURRENCY>EUR</CURRENCY></SHOPITEM>`;
const FEED = `<?xml version="1.0" encoding="UTF-8"?><SHOP>${item(1)}${item(2)}</SHOP>`;

const prices = async () =>
  (
    await katalog.rows<{ price: string }>('select price from products where company_id = $1 order by id', [
      store.company.id,
    ])
  ).map(({ price }) => Number(price));

it('lets a store open a known format, test its own mapping, replace it, and return to it', async () => {
  const run = await katalog.import(store, FEED);
  expect(run).toMatchObject({ format: 'Heureka', status: 'done' });
  expect(await prices()).toEqual([5, 5]);

  const list = await store.admin.page(`/administracija/uvozi?import=${run.id}`, 'import/index');
  const url = list.props.current!.mappingUrl!;
  const { props } = await store.admin.page(url, 'import/format');
  expect(props.replaces).toBe('Heureka');
  const form = props.form!;
  const values: MappingFormValues = {
    ...form.values,
    fields: form.values.fields.map((field) => {
      if (field.path === 'CENA_SPLET') return { ...field, target: 'price' };
      return field.target === 'price' ? { ...field, target: null } : field;
    }),
  };
  const tested = await store.admin.send('POST', form.url, values, store.admin.visitHeaders());
  expect(((await tested.json()) as { props: typeof props }).props.preview[0]!.offer).toMatchObject({
    price: 4.5,
  });
  expect(await prices()).toEqual([5, 5]);

  expect((await store.admin.send('PUT', form.url, { ...values, _version: form.version })).status).toBe(303);
  expect(await katalog.import(store, FEED)).toMatchObject({ status: 'done', counters: { updated: 2 } });
  expect(await prices()).toEqual([4.5, 4.5]);

  const mapped = (await store.admin.page(url, 'import/format')).props;
  expect([mapped.replaces, mapped.form!.known]).toEqual([null, true]);
  await store.admin.send('DELETE', url, { item: form.values.item, _version: mapped.form!.version });
  expect(await katalog.import(store, FEED)).toMatchObject({ format: 'Heureka', counters: { updated: 2 } });
  expect(await prices()).toEqual([5, 5]);
});
