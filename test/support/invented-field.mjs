import { PRODUCT_FIELDS } from '../../dist/src/products/product-fields.js';

/** Preloaded before an application: registers additional product fields, whose columns the test adds. */
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
  packSize: {
    type: 'integer',
    min: 1,
    max: 999,
    initial: null,
    difference: 'details',
    feed: true,
    detail: true,
  },
});
