import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureMessage, PICTURE_FAILURES } from './picture-failure.js';

describe.each(['sl', 'en'])('the texts of failures in %s', (locale) => {
  const file = join(import.meta.dirname, '../../../locales', locale, 'media.json');
  const { failure } = JSON.parse(readFileSync(file, 'utf8')) as { failure: Record<string, string> };

  it('exist for exactly the codes', () => {
    expect(Object.keys(failure).sort()).toEqual([...new Set(PICTURE_FAILURES)].sort());
  });

  it.each([...PICTURE_FAILURES])('use only values of the message: %s', (code) => {
    const { values } = failureMessage(code === 'http_status' ? 'http_status:503' : code);
    const names = [...failure[code]!.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    expect(names.sort()).toEqual(Object.keys(values).sort());
  });
});

describe('the message of a failure', () => {
  it.each([
    ['http_status:503', 'http_status', '503'],
    ['http_status:404', 'not_found', '404'],
    ['http_status:410', 'not_found', '410'],
    ['animated', 'animated', undefined],
  ])('%s', (kept, code, status) => {
    expect(failureMessage(kept)).toMatchObject({ code, key: `media.failure.${code}` });
    expect(failureMessage(kept).values.status).toBe(status);
  });
});
