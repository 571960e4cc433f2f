import { PRODUCT_FIELDS } from '../../dist/src/products/product-fields.js';

/** Preloaded before an application: registers an additional product field, whose column the test adds. */
Object.assign(PRODUCT_FIELDS, {
  warranty: {
    type: 'text',
    max: 40,
    initial: null,
    difference: 'details',
    feed: true,
    google: 'warranty',
    detail: true,
  },
});
