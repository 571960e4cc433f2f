/** Code whose small mistakes matter: by name, the mutated files and the specs that judge them. */
export const PARTS = {
  access: {
    files: ['src/access/{actor,actor-scope,admission,permission-table}.ts', 'src/**/*.policy.ts'],
    specs: ['src/access/*.spec.ts', 'src/**/*.policy.spec.ts'],
  },
  gtin: {
    files: ['src/core/text/gtin.ts'],
    specs: ['src/core/text/gtin.spec.ts'],
  },
  prices: {
    files: [
      'src/core/i18n/money.ts',
      'src/products/price-history.ts',
      'src/search/query-constraints.ts',
      'src/import/feed/items/offer-prices.ts',
    ],
    specs: [
      'src/core/i18n/money.spec.ts',
      'src/products/price-history.spec.ts',
      'src/search/query-constraints.spec.ts',
      'src/import/feed/items/offer-prices.spec.ts',
    ],
  },
  'feed-values': {
    files: ['src/import/feed/values/*.ts'],
    specs: ['src/import/feed/values/*.spec.ts'],
  },
};
