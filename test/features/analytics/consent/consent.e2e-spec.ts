import { Katalog } from '../../../support/katalog.js';

const PAGES = [
  '/',
  '/en',
  '/company',
  '/iskanje/izdelki/rezultati',
  '/prijava',
  '/ni-te-strani',
  '/strani/zasebnost',
];
const SECONDS_90_DAYS = 90 * 24 * 3600;

const katalog = await Katalog.use({ worker: false });

describe('consent', () => {
  const decided = async (choice: string) => {
    const visitor = katalog.visitor();
    return { visitor, response: await visitor.post('/piskotki', { choice }) };
  };

  it.each(PAGES)('is asked for on %s until something is decided', async (path) => {
    const undecided = await katalog.visitor().document(path);
    expect(undecided.body).toMatch(/value="rejected"[^]*value="accepted"/);
    expect(undecided.body).toContain('action="' + (path.startsWith('/en') ? '/en/cookies' : '/piskotki'));
    for (const choice of ['accepted', 'rejected']) {
      const { visitor } = await decided(choice);
      expect((await visitor.document(path)).body).not.toContain('name="choice"');
    }
  });

  it.each(['accepted', 'rejected'])(
    'is kept when it is %s, by a plain form, and leads back',
    async (choice) => {
      const visitor = katalog.visitor();
      const form = new URLSearchParams({ choice });
      const response = await visitor.send('POST', '/piskotki', form, visitor.plainHeaders('/company'));
      expect([response.status, response.headers.get('location')]).toEqual([303, '/company']);
      const cookie = response.headers.getSetCookie().find((one) => one.startsWith('user_consent='))!;
      expect(cookie.split('; ')).toEqual(
        expect.arrayContaining([
          `user_consent=${choice}`,
          `Max-Age=${SECONDS_90_DAYS}`,
          'SameSite=Lax',
          'Path=/',
        ]),
      );
      // readable by scripts of other tabs
      expect(cookie).not.toMatch(/HttpOnly|Secure/);
    },
  );

  it('is not given by an invalid cookie', async () => {
    for (const choice of ['', 'yes', 'ACCEPTED']) {
      const { visitor } = await decided(choice);
      expect(visitor.cookies.has('user_consent')).toBe(false);
    }
    const visitor = katalog.visitor();
    visitor.cookies.set('user_consent', 'perhaps');
    expect((await visitor.document('/')).body).toContain('name="choice"');
  });

  it('cannot be given by other sites', async () => {
    const visitor = katalog.visitor();
    const form = new URLSearchParams({ choice: 'accepted' });
    const response = await visitor.send('POST', '/piskotki', form, { origin: 'https://other.example' });
    expect(visitor.cookies.has('user_consent')).toBe(false);
    expect(response.status).not.toBe(200);
  });

  it('can be changed on a page that is not indexed', async () => {
    const { visitor } = await decided('accepted');
    const page = await visitor.document('/piskotki');
    expect(page.text).toContain('Merjenje je dovoljeno.');
    expect(page.head).toContain('content="noindex"');
    expect((await visitor.document('/')).links.get('/piskotki')).toBe('Nastavitve piškotkov');
    await visitor.post('/piskotki', { choice: 'rejected' });
    expect((await visitor.document('/en/cookies')).text).toContain(
      'You haven’t allowed us to measure visits.',
    );
  });

  it('is shared with every page without other props', async () => {
    const { visitor } = await decided('rejected');
    const props = await visitor.reload('/company', 'storefront/stores', ['consent']);
    expect(props.consent).toEqual({
      choice: 'rejected',
      url: '/piskotki',
      cookie: 'user_consent',
      isUsed: false,
      tags: null,
    });
    expect(props.stores).toBeUndefined();
  });
});

describe('the cookie of consent', () => {
  it('has the configured name, and is secure over https', async () => {
    const katalog = await Katalog.start({
      worker: false,
      env: { USER_CONSENT_COOKIE: 'moja-izbira', PUBLIC_URL: 'https://katalog.example' },
    });
    try {
      const visitor = katalog.visitor();
      const response = await visitor.submit('POST', '/piskotki', { choice: 'accepted' });
      expect(response.headers.getSetCookie().join()).toMatch(/moja-izbira=accepted;[^,]*Secure/);
    } finally {
      await katalog.close();
    }
  });
});
