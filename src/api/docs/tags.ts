/** Descriptions of resources, by the part of the path after `/api/`. */
const MEANINGS: Record<string, string> = {
  attributes: 'Definitions of the attributes that describe and filter products.',
  blocks: 'Blocked products: reasons, stores’ objections and decisions.',
  blogs: 'Blog posts.',
  categories: 'The category tree.',
  'category-mappings': 'Mappings of category paths in feeds to categories.',
  companies: 'Stores, with their logos, formats and category paths.',
  events: 'Clicks in other clients, counted for statistics.',
  'feed-mappings': 'Stores’ own file formats.',
  feeds: 'URLs that feeds are fetched from on a schedule.',
  imports: 'Imports: status, issues, changes and rollback.',
  'market-positions': 'Price ranks of a store’s offers, with their movement, views and clicks.',
  matching:
    'Suggested matches (offers that may be the same product), decisions about them, and objections of stores.',
  media: 'Images.',
  pages: 'Pages such as terms and privacy.',
  prices: 'The price history of products.',
  products: 'Stores’ offers, and the product data that stores share.',
  session: 'The session of a user signed in on the site.',
  synonyms: 'Words that the search treats as equivalent.',
  'unmatched-products': 'Products of a store that are not compared or listed as they could be.',
  users: 'Users and their permissions.',
};

/** The tag of a path. */
export const tagOf = (path: string): string => path.split('/')[2]!;

/** Tags of these paths with their descriptions. */
export function tagsOf(paths: string[]): { name: string; description: string | undefined }[] {
  const names = [...new Set(paths.map(tagOf))].sort();
  return names.map((name) => ({ name, description: MEANINGS[name] }));
}
