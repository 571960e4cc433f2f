import { makeCompany, makePerson, signedIn } from '../../support/people.js';
import { useApp } from '../../support/app.js';
import { drawn } from '../../support/data/pictures.js';

type Headers = Record<string, string>;

interface Case {
  /** Address of the read. */
  path: string;
  /** Another person's write. */
  change(): Promise<unknown>;
  write(headers: Headers): Promise<Response>;
}
let count = 0;

const started = await useApp();
const person = await makePerson(started.app, { userType: 'super_admin', companyId: null });
const platform = await signedIn(started.origin, person);
const companyId = (await makeCompany(started.app)).id;

const made = async (path: string, body: object) => {
  const answer = await platform.write<{ id: number }>('POST', path, body);
  return answer.id;
};
const picture = async (query = '') => {
  const form = new FormData();
  const size = 40 + ++count;
  form.set('file', new Blob([new Uint8Array(await drawn(size, size).png().toBuffer())]), 'slika.png');
  return (await platform.write<{ data: { id: number }[] }>('POST', `/api/media${query}`, form)).data[0]!.id;
};
const category = () => made('/api/categories', { name: `Kategorija ${++count}` });
const post = () =>
  made('/api/blogs', { translations: { title: { sl: `Objava ${++count}` }, body: { sl: 'Besedilo' } } });
const page = () =>
  made('/api/pages', { translations: { title: { sl: `Stran ${++count}` }, body: { sl: 'Besedilo' } } });
const product = () =>
  made('/api/products', { companyId, name: 'Čaj', productCode: `P-${++count}`, price: 5, status: 'draft' });

const CASES: Record<string, () => Promise<Case>> = {
  'a picture that is deleted': async () => {
    const path = `/api/media/${await picture()}`;
    return {
      path,
      change: () => platform.send('PUT', path, { alt: 'Drugače' }),
      write: (headers) => platform.send('DELETE', path, undefined, headers),
    };
  },
  'a category that gets a picture': async () => {
    const [path, mediaId] = [`/api/categories/${await category()}`, await picture()];
    return {
      path,
      change: () => platform.send('PUT', path, { active: false }),
      write: (headers) => platform.send('POST', `${path}/media`, { mediaId }, headers),
    };
  },
  'a category that loses its picture': async () => {
    const [path, mediaId] = [`/api/categories/${await category()}`, await picture()];
    await platform.send('POST', `${path}/media`, { mediaId });
    return {
      path,
      change: () => platform.send('PUT', path, { active: false }),
      write: (headers) => platform.send('DELETE', `${path}/media/${mediaId}`, undefined, headers),
    };
  },
  'a company that gets a logo': async () => {
    const [path, mediaId] = [`/api/companies/${companyId}`, await picture(`?company=${companyId}`)];
    return {
      path,
      change: () => platform.send('PUT', path, { companyName: `Ime ${++count}` }),
      write: (headers) => platform.send('POST', `${path}/logo`, { mediaId }, headers),
    };
  },
  'a company that loses its logo': async () => {
    const path = `/api/companies/${companyId}`;
    return {
      path,
      change: () => platform.send('PUT', path, { companyName: `Ime ${++count}` }),
      write: (headers) => platform.send('DELETE', `${path}/logo`, undefined, headers),
    };
  },
  'a post that gets a cover': async () => {
    const [path, mediaId] = [`/api/blogs/${await post()}`, await picture()];
    return {
      path,
      change: () => platform.send('PUT', path, { summary: 'Drugače' }),
      write: (headers) => platform.send('POST', `${path}/cover`, { mediaId }, headers),
    };
  },
  'a post that loses its cover': async () => {
    const path = `/api/blogs/${await post()}`;
    return {
      path,
      change: () => platform.send('PUT', path, { summary: 'Drugače' }),
      write: (headers) => platform.send('DELETE', `${path}/cover`, undefined, headers),
    };
  },
  ...Object.fromEntries(
    Object.entries({ blogs: post, pages: page, products: product }).map(([name, make]) => [
      `one of the ${name} that is brought back`,
      async () => {
        const path = `/api/${name}/${await make()}`;
        return {
          path,
          change: () => platform.send('DELETE', path),
          write: (headers: Headers) => platform.send('POST', `${path}/restore`, undefined, headers),
        };
      },
    ]),
  ),
};

describe('the version of a write', () => {
  it.each(Object.keys(CASES))('is checked by %s', async (name) => {
    const { path, change, write } = await CASES[name]!();
    const tag = (await platform.get(path)).headers.get('etag')!;
    await change();
    const refused = await write({ 'if-match': tag });
    const problem = (await refused.json()) as { code: string; current: { id: number } };
    expect([refused.status, problem.code]).toEqual([412, 'stale']);
    expect(path.endsWith(`/${problem.current.id}`)).toBe(true);
    const now = refused.headers.get('etag')!;
    expect(now).not.toBe(tag);
    const taken = await write({ 'if-match': now });
    expect(taken.ok).toBe(true);
  });
});
