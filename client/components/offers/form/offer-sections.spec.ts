import { errorsIn, sectionsOf } from './offer-sections.js';

describe('the sections of an offer', () => {
  it('count the errors of their own fields, and of details drawn by their type in the last one', () => {
    const names = ['name.sl', 'price', 'deliveryDays.max', 'attributes.1.value', 'mpn', '_version'];
    const counts = sectionsOf('product').map((section) => [section, errorsIn(section, names)]);
    expect(Object.fromEntries(counts)).toEqual({
      basics: 1,
      price: 2,
      texts: 0,
      pictures: 0,
      attributes: 1,
      comparison: 1,
    });
  });

  it('have no comparison of services', () => {
    expect(sectionsOf('service')).not.toContain('comparison');
  });
});
