/**
 * The specification's catalogue of errors: its situations in their order and words, each with its
 * requirements. Every line is tested by at least one row of the tables in this folder; see
 * error-catalogue.e2e-spec.
 */
export const LINES = {
  'unmatched route': 'non-fatal, status 404',
  'route validation failure': '404',
  'failed chunk load': 'full page reload, limited by a session marker with a 10 s lifetime',
  'unknown middleware': 'error thrown',
  'loading product list, a single product or the complete category list fails':
    'fatal 503, status message Service Unavailable',
  'loading similar products, featured products or product data fails':
    'error toast getter_error_products; an empty list',
  'loading categories fails': 'error toast getter_error_categories',
  'counting company product data fails': 'error toast getter_error_category; count 0 for that company',
  'product, attribute, media or import write fails': 'error toast setter_error_products; also logged',
  'category write fails': 'error toast setter_error_categories; also logged',
  'write succeeds': 'success toast setter_success_products or setter_success_categories',
  'creating a product in the development environment gets an error response': 'error toast; returns null',
  'loading users fails': 'getter_error_users',
  'creating, updating, activating or deactivating a user fails': 'setter_error_users',
  'user write succeeds': 'setter_success_users',
  'auth not available': 'firebase_error',
  'sign-in fails or no profile': 'login_error, then logout',
  registration: 'register_error and register_success',
  'logout fails': 'logout_error',
  '401 from a product call': 'logout and redirect to the login page',
  'error screen': '404 shows the not-found texts; 500 to 503 show the server-error texts',
  'fatal or unhandled errors': 'routed to the error screen',
  'mount errors': 'logged to the console',
} as const;

export type Line = keyof typeof LINES;
