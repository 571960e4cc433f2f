import { loadConfig } from './config.js';

const SETTINGS = {
  DATABASE_URL: 'postgres://localhost/katalog',
  REDIS_URL: 'redis://localhost',
  SESSION_SECRET: 'x'.repeat(32),
};
const TOKEN = 'y'.repeat(16);
const load = (more: Record<string, string>) => loadConfig('web', { ...SETTINGS, ...more });

describe('access to metrics', () => {
  it('is nobody by default', () =>
    expect(load({}).metrics).toEqual({ token: null, port: null, host: '127.0.0.1' }));

  it('is local only with just a port', () =>
    expect(load({ METRICS_PORT: '9464' }).metrics).toMatchObject({ port: 9464, host: '127.0.0.1' }));

  it('needs a token on a reachable port', () => {
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(() => load(open)).toThrow('METRICS_HOST needs METRICS_TOKEN');
    expect(load({ ...open, METRICS_TOKEN: TOKEN }).metrics.host).toBe('0.0.0.0');
  });

  it('needs a long token', () => expect(() => load({ METRICS_TOKEN: 'short' })).toThrow('at least 16'));
});
