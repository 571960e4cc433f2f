import articles from '../../../locales/sl/articles.json';
import common from '../../../locales/sl/common.json';
import comparison from '../../../locales/sl/comparison.json';
import errors from '../../../locales/sl/errors.json';
import notFound from '../../../locales/sl/not_found.json';
import priceAlert from '../../../locales/sl/price-alert.json';
import products from '../../../locales/sl/products.json';
import report from '../../../locales/sl/report.json';
import serverError from '../../../locales/sl/server_error.json';
import storefront from '../../../locales/sl/storefront.json';
import toast from '../../../locales/sl/toast.json';
import watchList from '../../../locales/sl/watch-list.json';

export default {
  articles,
  common,
  comparison,
  errors,
  not_found: notFound,
  'price-alert': priceAlert,
  products,
  report,
  server_error: serverError,
  storefront,
  toast,
  'watch-list': watchList,
};
