import { loadConfig } from './config.js';

const SETTINGS = {
  DATABASE_URL: 'postgres://localhost/katalog',
  REDIS_URL: 'redis://localhost',
  SESSION_SECRET: 'x'.repeat(32),
};
const TOKEN = 'y'.repeat(16);
const load = (more: Record<string, string>) => loadConfig('web', { ...SETTINGS, ...more });

describe('who may read figures', () => {
  it('is nobody, unless it is set', () =>
    expect(load({}).metrics).toEqual({ token: null, port: null, host: '127.0.0.1' }));

  it('is whoever is on this machine, where there is a port only', () =>
    expect(load({ METRICS_PORT: '9464' }).metrics).toMatchObject({ port: 9464, host: '127.0.0.1' }));

  it('needs a token where others can reach the port', () => {
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(() => load(open)).toThrow('METRICS_HOST needs METRICS_TOKEN');
    expect(load({ ...open, METRICS_TOKEN: TOKEN }).metrics.host).toBe('0.0.0.0');
  });

  it('needs a token that nobody guesses', () =>
    expect(() => load({ METRICS_TOKEN: 'short' })).toThrow('at least 16'));
});
