import type { PageQuery } from './api-query.js';

/** A list on a page, and which window is open over it. */
interface ListQuery extends PageQuery {
  edit?: number;
  new?: '1';
  delete?: number;
}

type Value = string | number | boolean | undefined;
type Changes<Query> = Partial<Record<keyof Query, Value>>;

/**
 * Addresses of the list that `query` asks for, with something changed. Windows are closed unless a change opens one,
 * and what goes without saying is left out.
 * @param toUrl makes the address of the list's page with a query
 */
export function listUrls<Query extends ListQuery>(
  query: Query,
  toUrl: (query: Record<string, Value>) => string,
): (changes: Changes<Query>) => string {
  const defaults: object = new (query.constructor as new () => Query)();
  const { edit, new: isNew, delete: id, locale, ...list } = query;
  return (changes) => {
    const differs = ([key, value]: [string, Value]) =>
      value !== '' && value !== defaults[key as keyof object];
    return toUrl(Object.fromEntries(Object.entries({ ...list, ...changes }).filter(differs)));
  };
}
