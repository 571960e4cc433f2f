import * as api from '../../../../.cache/api/client/index.js';
import { client } from '../../../../.cache/api/client/client.gen.js';

/** Objects that exist before the calls. */
export interface Given {
  origin: string;
  /** An ID token of a super admin. */
  token: string;
  companyId: number;
  /** The account of a company's user. */
  uid: string;
  /** An image. */
  file: Blob;
}

/** Makes a call, records its status, and throws its error. */
type Make = <Data>(
  name: string,
  call: Promise<{ data?: Data; error?: unknown; response?: Response }>,
) => Promise<Data>;

// @ts-expect-error -- a price is a number, never a text
export const price: NonNullable<api.ProductInput['price']> = '12';

/**
 * Makes every call that the specification lists in its seventh section, by the client that is generated from the API's
 * own description: this file compiles only if each of them is described, with its parameters, body and answer.
 * @returns the statuses of the answers by call
 */
export async function makeSeedCalls(given: Given): Promise<Record<string, number | undefined>> {
  client.setConfig({ baseUrl: given.origin, auth: given.token });
  const statuses: Record<string, number | undefined> = {};
  const make: Make = async <Data>(
    name: string,
    call: Promise<{ data?: Data; error?: unknown; response?: Response }>,
  ) => {
    const { data, error, response } = await call;
    statuses[name] = response?.status;
    if (error !== undefined) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return data as Data;
  };

  const categories = await callCategories(make, given);
  await callProducts(make, given, categories);
  await callProductData(make, given);
  await callUsers(make, given);
  return statuses;
}

async function callUsers(make: Make, { uid, companyId }: Given): Promise<void> {
  const users: api.UserJson[] = await make('GET users', api.usersList({ query: { company: companyId } }));
  const profile = await make('GET users/{id}/firebase', api.usersByAccount({ path: { uid } }));
  if (users.every(({ id }) => id !== profile.id)) throw new Error('The person is not in the list');
  await make(
    'PUT users/{id}',
    api.usersUpdate({ path: { id: profile.id }, body: { ...profile, firstName: 'Eva' } }),
  );
  const { data: invited } = await make(
    'POST users',
    api.usersCreate({
      body: {
        id: 0,
        firebaseId: '',
        email: `invited-${companyId}@katalog.test`,
        userType: 'employee',
        permissionLevel: 1,
        company: { id: companyId },
      },
    }),
  );
  const { data: left } = await make(
    'PUT users/deactivate/{id}',
    api.usersDeactivate({ path: { id: invited.id } }),
  );
  const { data: back } = await make('PUT users/activate/{id}', api.usersActivate({ path: { id: left.id } }));
  if (back.status !== 'active') throw new Error(`The person is ${back.status}`);
}

async function callProducts(make: Make, { companyId, file }: Given, categoryId: number): Promise<void> {
  const created = await make(
    'POST products',
    api.productEditingCreate({
      body: {
        companyId,
        productCode: 'A1',
        name: 'Čaj',
        price: 12.5,
        link: 'https://store.example/a1',
        status: 'active',
        stock: 3,
        deliveryDays: { min: 1, max: 2 },
        categoryIds: [categoryId],
      },
    }),
  );
  const path = { id: created.id };
  const { products, count, filters } = await make(
    'GET products',
    api.productsList({ query: { company: companyId, sort: 'price', priceTo: 20 } }),
  );
  const [first] = products;
  if (first?.price !== 12.5 || count !== 1 || !filters.length)
    throw new Error('The product is not in the list');
  const read = await make('GET products/{id}', api.productsShow({ path, query: { translations: true } }));
  await make('GET products/{id}/similar', api.productsSimilar({ path }));
  await make('GET products/featured/', api.productsFeatured({ query: { featured_type: 'new' } }));
  await make('PUT products/{id}', api.productEditingUpdate({ path, body: { ...read, price: 11 } }));
  await make('PATCH products/{id}', api.productEditingPatch({ path, body: { status: 'inactive' } }));
  const attribute = { name: 'Barva', value: 'zelena' };
  await make('POST products/{id}/attributes', api.productPartsAddAttributes({ path, body: attribute }));
  const { attributes } = await make(
    'PUT products/{id}/attributes',
    api.productPartsSetAttributes({ path, body: [attribute, { name: 'Teža', value: '100', unit: 'g' }] }),
  );
  await make(
    'DELETE products/{id}/attributes/{attributeId}',
    api.productPartsRemoveAttribute({ path: { ...path, attributeId: attributes[0]!.id } }),
  );
  const mediaId = await upload(make, file, companyId);
  const { media } = await make(
    'POST products/{id}/media',
    api.productPartsAddMedia({ path, body: { mediaId } }),
  );
  await make(
    'DELETE products/{id}/media/{mediaId}',
    api.productPartsRemoveMedia({ path: { ...path, mediaId: media[0]!.id } }),
  );
  await make('DELETE products/{id}', api.productEditingRemove({ path }));
  await make(
    'POST products/import/{id}',
    api.importsUpload({
      path: { id: companyId },
      body: { uploadXML: new File([FEED], 'feed.xml', { type: 'application/xml' }), mode: 'dry-run' },
    }),
  );
}

const FEED = '<?xml version="1.0"?><katalog version="1"></katalog>';

/** @returns the id of the company's picture, or of the platform's */
async function upload(make: Make, file: Blob, company?: number): Promise<number> {
  const { data } = await make('POST media', api.mediaUpload({ query: { company }, body: { file: [file] } }));
  return data[0]!.id;
}

async function callProductData(make: Make, { companyId }: Given): Promise<void> {
  const { id, ean } = await make(
    'POST products/data',
    api.productDataCreate({ body: { companyId, ean: '3838838383838', name: 'Čaj' } }),
  );
  const [known] = await make('GET products/data/ean/{ean}', api.productDataListsOfEan({ path: { ean } }));
  if (known?.id !== id) throw new Error('The product data of the EAN are others');
  await make(
    'GET products/data/company/{companyId}',
    api.productDataListsOfCompany({ path: { id: companyId } }),
  );
  const { count } = await make(
    'GET products/data/company/{companyId}/count',
    api.productDataListsCountOfCompany({ path: { id: companyId } }),
  );
  if (count !== 1) throw new Error(`${count} product data`);
  await make('DELETE products/data/{id}', api.productDataRemove({ path: { id } }));
}

/** @returns the id of a category that stays */
async function callCategories(make: Make, { file }: Given): Promise<number> {
  const create = (name: string) => make('POST categories', api.categoriesCreate({ body: { name } }));
  const { id } = await create('Čaji');
  const gone = await create('Kave');
  const all = await make('GET categories', api.categoriesList({ query: { ignore_empty: false } }));
  const path = { id };
  const category = await make('GET categories/{id}', api.categoriesShow({ path }));
  if (all.every(({ name }) => name !== category.name)) throw new Error('The category is not in the list');
  await make(
    'PUT categories/{id}',
    api.categoriesUpdate({ path, body: { ...category, name: 'Zeleni čaji' } }),
  );
  const mediaId = await upload(make, file);
  await make('POST categories/{id}/media', api.categoryPicturesSet({ path, body: { mediaId } }));
  await make('DELETE categories/{id}', api.categoriesRemove({ path: { id: gone.id } }));
  return id;
}
