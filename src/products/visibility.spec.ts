import { visibilityOf } from './visibility.js';

describe('the visibility of an offer', () => {
  const offer = {
    status: 'active',
    leftFeed: false,
    leftOut: null,
    expiresAt: null,
    storeActive: true,
  } as const;

  it.each([
    ['visible', {}],
    ['draft', { status: 'draft' as const, storeActive: false }],
    ['deactivated', { status: 'inactive' as const }],
    ['left_feed', { status: 'inactive' as const, leftFeed: true, storeActive: false }],
    ['excluded', { status: 'inactive' as const, leftFeed: true, leftOut: 'excluded' as const }],
    ['expired', { expiresAt: '2026-11-01T00:00:00.000Z', storeActive: false }],
    ['visible', { expiresAt: '9999-01-01T00:00:00.000Z' }],
    ['store', { storeActive: false }],
  ])('is %s', (expected, facts) => {
    expect(visibilityOf({ ...offer, ...facts })).toBe(expected);
  });
});
