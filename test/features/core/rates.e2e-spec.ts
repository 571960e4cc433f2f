import { Rates } from '../../../src/core/http/rates/rates.js';
import { RATES, type Rate } from '../../../src/core/http/rates/rate.js';
import { TooManyRequests } from '../../../src/core/errors/domain-errors.js';
import { startApp } from '../../support/app.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { testServices } from '../../support/servers/services.js';
import { until } from '../../support/until.js';

const TRIES: Rate = { name: 'tries', per: 'account', max: 2, seconds: 60 };
/** Longer than a busy machine takes for an answer: a late one is counted by the process. */
const ANSWER_MS = 1_000;
const MANY: Rate = { name: 'many', per: 'account', max: 50, seconds: 60 };

const redis = await startFlakyProxy(new URL((await testServices()).REDIS_URL).host);
const env = { REDIS_URL: `redis://${redis.host}`, REDIS_ANSWER_MS: String(ANSWER_MS) };
const started = await startApp({ env });
const rates = started.app.get(Rates);
afterAll(async () => {
  await redis.recover();
  await started.close();
  await redis.leave();
});

const isRefused = (rate: Rate, who: string) =>
  rates.countAction(rate, who).then(
    () => false,
    (error: unknown) => error instanceof TooManyRequests,
  );

async function useUp(rate: Rate, who: (count: number) => string) {
  for (let count = 0; count < rate.max; count++) await rates.countAction(rate, who(count));
}

describe('every limit', () => {
  // the application is loaded when its file is collected
  it('has a name, a time and a maximum', () => {
    expect(RATES.length).toBeGreaterThan(10);
    for (const { max, seconds } of RATES) expect([max > 0, seconds > 0]).toEqual([true, true]);
  });

  it('of an address counts a whole IPv6 network, and an IPv4 address alone', async () => {
    for (const rate of RATES.filter(({ per }) => per === 'address')) {
      await useUp(rate, (count) => `2001:db8:7:1::${count.toString(16)}`);
      expect([rate.name, await isRefused(rate, '2001:db8:7:1:ffff::1')]).toEqual([rate.name, true]);
      expect([rate.name, await isRefused(rate, '2001:db8:7:2::1')]).toEqual([rate.name, false]);
      await useUp(rate, () => '192.0.2.1');
      expect([rate.name, await isRefused(rate, '::ffff:192.0.2.1')]).toEqual([rate.name, true]);
      expect([rate.name, await isRefused(rate, '192.0.2.2')]).toEqual([rate.name, false]);
    }
  });

  it('of an account or a store counts only that one', async () => {
    for (const rate of RATES.filter(({ per }) => per !== 'address')) {
      await useUp(rate, () => '1');
      expect([rate.name, await isRefused(rate, '1')]).toEqual([rate.name, true]);
      expect([rate.name, await isRefused(rate, '2')]).toEqual([rate.name, false]);
    }
  });
});

describe('while Redis is', () => {
  beforeAll(() => useUp(TRIES, () => 'known'));
  afterEach(async () => {
    await redis.recover();
    // the count of this account is in Redis only
    await until(() => isRefused(TRIES, 'known'));
  });

  it.each(['silent', 'away'])('%s, each process counts by itself, without waiting each time', async (how) => {
    await (how === 'silent' ? redis.freeze() : redis.leave());
    const since = performance.now();
    await useUp(TRIES, () => how);
    expect(await isRefused(TRIES, how)).toBe(true);
    expect(await isRefused(TRIES, `${how} other`)).toBe(false);
    await useUp(MANY, () => how);
    // a few waits, and not 50
    expect(performance.now() - since).toBeLessThan(10 * ANSWER_MS);
  });
});
