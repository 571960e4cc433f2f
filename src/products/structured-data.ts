import type { Crumb } from './product.props.js';

/** schema.org: the way to a page. @param own the page's path, for the crumb that is no link */
export function breadcrumbData(
  breadcrumb: Crumb[],
  own: string,
  absolute: (path: string) => string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name.text,
      item: absolute(url ?? own),
    })),
  };
}
