import articles from '../../../locales/en/articles.json';
import common from '../../../locales/en/common.json';
import errors from '../../../locales/en/errors.json';
import { brand, description, name, price, specifications, stock } from '../../../locales/en/fields.json';
import notFound from '../../../locales/en/not_found.json';
import products from '../../../locales/en/products.json';
import serverError from '../../../locales/en/server_error.json';
import storefront from '../../../locales/en/storefront.json';
import { auth, details, error_title as errorTitle } from '../../../locales/en/toast.json';

export default {
  articles,
  common,
  errors,
  // all that visitors read
  fields: { brand, description, name, price, specifications, stock },
  not_found: notFound,
  products,
  server_error: serverError,
  storefront,
  toast: { auth, details, error_title: errorTitle },
};
