import { syncToken } from './token-sync.js';

const PROVIDER = { tokenSyncUrl: 'https://elsewhere.example/token' };
const tokenOf = (secondsAgo: number, more = {}) => {
  const payload = { iat: Math.floor(Date.now() / 1000) - secondsAgo, ...more };
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
};

describe('handing tokens on', () => {
  const calls: [string, RequestInit][] = [];
  const real = globalThis.fetch;
  beforeEach(() => {
    // a token has whole seconds: at the end of one, the fifth minute is almost over
    jest.useFakeTimers({ now: new Date('2026-07-14T12:00:00.999Z') });
    calls.splice(0);
    globalThis.fetch = (url, options) => {
      calls.push([url as string, options!]);
      return Promise.reject(new Error('away'));
    };
  });
  afterEach(() => {
    globalThis.fetch = real;
    jest.useRealTimers();
  });

  it('posts a fresh token, deletes without one, and tolerates an unreachable server', async () => {
    const token = tokenOf(299, { name: 'Žiga ~ ÿ?' });
    await syncToken(PROVIDER, token);
    await syncToken(PROVIDER, null);
    expect(calls).toMatchObject([
      [PROVIDER.tokenSyncUrl, { method: 'POST', headers: { authorization: `Bearer ${token}` } }],
      [PROVIDER.tokenSyncUrl, { method: 'DELETE', headers: {} }],
    ]);
  });

  it('skips old and invalid tokens, and all without a configured URL', async () => {
    for (const token of [tokenOf(302), 'no token', 'a.e30.c', '']) await syncToken(PROVIDER, token);
    await syncToken({ tokenSyncUrl: null }, tokenOf(0));
    await syncToken({ tokenSyncUrl: null }, null);
    expect(calls).toEqual([]);
  });
});
