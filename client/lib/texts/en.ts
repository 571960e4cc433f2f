import articles from '../../../locales/en/articles.json';
import common from '../../../locales/en/common.json';
import comparison from '../../../locales/en/comparison.json';
import errors from '../../../locales/en/errors.json';
import notFound from '../../../locales/en/not_found.json';
import priceAlert from '../../../locales/en/price-alert.json';
import products from '../../../locales/en/products.json';
import report from '../../../locales/en/report.json';
import serverError from '../../../locales/en/server_error.json';
import storefront from '../../../locales/en/storefront.json';
import toast from '../../../locales/en/toast.json';
import watchList from '../../../locales/en/watch-list.json';

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
