/**
 * The actions for the same tasks in Shopify and Vendure; docs/actions.md lists the steps, and the documented
 * ones among them.
 */
export const ELSEWHERE = {
  prices: {
    Shopify: { clicks: 6, keys: 19, values: 20 },
    Vendure: { clicks: 81, keys: 0, values: 20 },
  },
  picture: {
    Shopify: { clicks: 4, keys: 0, values: 1 },
    Vendure: { clicks: 5, keys: 0, values: 1 },
  },
  hide: {
    Shopify: { clicks: 42, keys: 0, values: 0 },
    Vendure: { clicks: 153, keys: 0, values: 0 },
  },
  category: {
    Shopify: { clicks: 7, keys: 0, values: 1 },
    Vendure: { clicks: 35, keys: 0, values: 1 },
  },
  reason: {
    Shopify: { clicks: 3, keys: 0, values: 1 },
    Vendure: { clicks: 3, keys: 0, values: 1 },
  },
};
