import { failureReason } from './failure-reason.js';

describe('failureReason', () => {
  it.each([
    [new Error('connect ECONNREFUSED 10.0.0.1:5432'), 'connect ECONNREFUSED 10.0.0.1:5432'],
    [new Error('first line\n    at secret.ts:1'), 'first line'],
    [new Error('550 <person@example.com> unknown'), '550 <…> unknown'],
    [new Error('GET https://shop:secret@feeds.example/a.xml failed'), 'GET https://… failed'],
    [new TypeError(''), 'TypeError'],
    ['thrown text', 'thrown text'],
  ])('%s', (error, reason) => expect(failureReason(error)).toBe(reason));

  it('is truncated', () => expect(failureReason(new Error('x'.repeat(5000)))).toHaveLength(300));
});
