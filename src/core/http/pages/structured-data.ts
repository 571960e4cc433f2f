/** A schema.org object with its context. */
export type StructuredData = Record<string, unknown>;

/** A name with the path of its page. */
export interface NamedPage {
  name: string;
  url: string;
}

const CONTEXT = { '@context': 'https://schema.org' };

/**
 * schema.org: the breadcrumb of a page, from the root to itself.
 * @param origin prefix of paths
 */
export function breadcrumbData(steps: NamedPage[], origin: string): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + url,
    })),
  };
}

/** schema.org: the items of a list page in their order; nothing for an empty list, which is invalid. */
export function itemListData(pages: NamedPage[], origin: string): StructuredData[] {
  if (pages.length === 0) return [];
  const itemListElement = pages.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + url,
  }));
  return [{ ...CONTEXT, '@type': 'ItemList', numberOfItems: pages.length, itemListElement }];
}
