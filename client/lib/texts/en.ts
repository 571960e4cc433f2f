import articles from '../../../locales/en/articles.json';
import common from '../../../locales/en/common.json';
import {
  find,
  home,
  reload,
  request_id as requestId,
  search,
  status,
  unreachable,
} from '../../../locales/en/errors.json';
import { brand, description, name, price, specifications, stock } from '../../../locales/en/fields.json';
import products from '../../../locales/en/products.json';
import serverError from '../../../locales/en/server_error.json';
import storefront from '../../../locales/en/storefront.json';
import { auth, details, error_title as errorTitle } from '../../../locales/en/toast.json';

export default {
  articles,
  common,
  errors: { find, home, reload, request_id: requestId, search, status, unreachable },
  // all that visitors read
  fields: { brand, description, name, price, specifications, stock },
  products,
  server_error: serverError,
  storefront,
  toast: { auth, details, error_title: errorTitle },
};
