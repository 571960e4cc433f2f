import articles from '../../../locales/sl/articles.json';
import common from '../../../locales/sl/common.json';
import {
  find,
  home,
  reload,
  request_id as requestId,
  search,
  status,
  unreachable,
} from '../../../locales/sl/errors.json';
import { brand, description, name, price, specifications, stock } from '../../../locales/sl/fields.json';
import products from '../../../locales/sl/products.json';
import serverError from '../../../locales/sl/server_error.json';
import storefront from '../../../locales/sl/storefront.json';
import { auth, details, error_title as errorTitle } from '../../../locales/sl/toast.json';

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
