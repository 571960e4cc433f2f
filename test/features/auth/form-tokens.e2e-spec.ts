import { Katalog } from '../../support/katalog.js';
import { makePerson, signedIn, withSession } from '../../support/people.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { until } from '../../support/until.js';

const LIST = '/administracija/izdelki';
const FORM = `${LIST}/nov`;
const FIELDS = { kind: 'product', 'name.sl': 'Figov sok', status: 'draft', price: '4,20' };

const katalog = await Katalog.use({ worker: false });

describe('the token of a session', () => {
  /** Sends the form of a new product without a script. */
  const send = (visitor: Visitor, token: string | undefined, productCode: string) => {
    const form = new URLSearchParams({ ...FIELDS, productCode, ...(token && { _token: token }) });
    return visitor.send('POST', LIST, form, visitor.plainHeaders(FORM));
  };
  const stored = async (productCode: string) =>
    (await katalog.rows('select from products where product_code = $1', [productCode])).length;
  const tokenIn = async (visitor: Visitor) =>
    /name="_token" value="([^"]+)"/.exec((await visitor.document(FORM)).body)?.[1];

  it.each(['/', '/en', '/company', '/prijava', '/piskotki', '/opazovani', '/pomocnik', '/neznano'])(
    'and cookies of any kind are not given to strangers at %s',
    async (path) => {
      const response = await katalog.visitor().get(path, { accept: 'text/html' });
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.text()).not.toContain('_token');
    },
  );

  it('is needed by each form, and is that of no other session', async () => {
    const [{ admin }, { admin: other }] = [await katalog.store(), await katalog.store()];
    const [mine, theirs] = [await tokenIn(admin), await tokenIn(other)];
    for (const [token, count] of [
      [undefined, 0],
      [theirs, 0],
      [mine, 1],
    ] as const) {
      expect((await send(admin, token, 'T-1')).status).toBe(303);
      expect([token, await stored('T-1')]).toEqual([token, count]);
    }
  });

  it('ends with its session: a form that was open during a new sign-in comes back filled in', async () => {
    const { company } = await katalog.store();
    const person = await makePerson(katalog.app, { userType: 'admin', companyId: company.id });
    const visitor = await withSession(katalog.origin, person, katalog.visitor());
    const former = await tokenIn(visitor);
    expect((await visitor.submit('DELETE', '/prijava')).status).toBe(303);
    expect([visitor.cookies.has('session'), visitor.formToken]).toEqual([false, undefined]);
    // two sign-ins of one second are one session
    await until(() => signedIn(katalog.origin, person, visitor), {
      holds: ({ formToken }) => formToken !== former,
    });

    const refused = await send(visitor, former, 'T-2');
    expect([refused.status, refused.headers.get('location'), await stored('T-2')]).toEqual([303, FORM, 0]);
    const page = await visitor.document(FORM);
    expect(page.text).toContain('Odkar ste odprli to stran, ste se prijavili ali odjavili.');
    expect(page.body).toContain('value="Figov sok"');
    const token = /name="_token" value="([^"]+)"/.exec(page.body)?.[1];
    await send(visitor, token, 'T-2');
    expect(await stored('T-2')).toBe(1);
  });

  it('leads a form whose session has ended to the login, and back from there', async () => {
    const { admin } = await katalog.store();
    const token = await tokenIn(admin);
    admin.cookies.set('session', 'over');
    const answer = await send(admin, token, 'T-3');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/prijava?next=${encodeURIComponent(FORM)}`,
    ]);
  });

  it('is given with the session, and lets a second tab that opened the login page earlier sign in', async () => {
    const person = await makePerson(katalog.app, { userType: 'super_admin', companyId: null });
    const visitor = await signedIn(katalog.origin, person, katalog.visitor());
    const first = visitor.formToken;
    expect(first).toEqual(expect.any(String));
    await signedIn(katalog.origin, person, visitor);
    const answer = await visitor.send('PUT', '/api/companies/0', { companyName: 'x' });
    expect(answer.status).toBe(404);
  });
});
