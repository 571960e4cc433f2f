import articles from '../../../locales/sl/articles.json';
import common from '../../../locales/sl/common.json';
import errors from '../../../locales/sl/errors.json';
import fields from '../../../locales/sl/fields.json';
import notFound from '../../../locales/sl/not_found.json';
import products from '../../../locales/sl/products.json';
import serverError from '../../../locales/sl/server_error.json';
import storefront from '../../../locales/sl/storefront.json';
import toast from '../../../locales/sl/toast.json';

export default {
  articles,
  common,
  errors,
  fields,
  not_found: notFound,
  products,
  server_error: serverError,
  storefront,
  toast,
};
