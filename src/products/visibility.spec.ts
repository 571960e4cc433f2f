import { visibilityOf } from './visibility.js';

describe('the visibility of an offer', () => {
  const offer = { status: 'active', leftFeed: false, storeActive: true } as const;

  it.each([
    ['visible', {}],
    ['draft', { status: 'draft' as const, storeActive: false }],
    ['deactivated', { status: 'inactive' as const }],
    ['left_feed', { status: 'inactive' as const, leftFeed: true, storeActive: false }],
    ['store', { storeActive: false }],
  ])('is %s', (expected, facts) => {
    expect(visibilityOf({ ...offer, ...facts })).toBe(expected);
  });
});
