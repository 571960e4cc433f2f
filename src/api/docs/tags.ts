/** Descriptions of resources, by the part of the path after `/api/`. */
const MEANINGS: Record<string, string> = {
  attributes: 'Definitions of attributes, which products are described and filtered by.',
  blogs: 'Blog posts.',
  categories: 'The tree of categories.',
  'category-mappings': 'Where the category paths of feeds lead.',
  companies: 'Stores, with their logos, formats and category paths.',
  events: 'Clicks of other clients, counted for statistics.',
  'feed-mappings': "Stores' own feed formats.",
  feeds: 'Addresses that feeds are fetched from on a schedule.',
  imports: 'Imports: state, issues, changes and rollback.',
  media: 'Images.',
  pages: 'Pages such as terms and privacy.',
  prices: 'Prices that products have had.',
  products: 'Offers of stores, and product data that stores share.',
  session: 'The session of who signs in on the site.',
  synonyms: 'Words that searches treat alike.',
  users: 'People and their permissions.',
};

/** The tag of a path. */
export const tagOf = (path: string): string => path.split('/')[2]!;

/** Tags of these paths with their descriptions. */
export function tagsOf(paths: string[]): { name: string; description: string | undefined }[] {
  const names = [...new Set(paths.map(tagOf))].sort();
  return names.map((name) => ({ name, description: MEANINGS[name] }));
}
