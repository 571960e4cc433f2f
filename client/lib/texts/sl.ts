import articles from '../../../locales/sl/articles.json';
import common from '../../../locales/sl/common.json';
import errors from '../../../locales/sl/errors.json';
import { brand, description, name, price, specifications, stock } from '../../../locales/sl/fields.json';
import notFound from '../../../locales/sl/not_found.json';
import products from '../../../locales/sl/products.json';
import serverError from '../../../locales/sl/server_error.json';
import storefront from '../../../locales/sl/storefront.json';
import { auth, details, error_title as errorTitle } from '../../../locales/sl/toast.json';

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
