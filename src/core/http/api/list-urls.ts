import type { PageQuery } from './api-query.js';

/** A list on a page, and the dialog that is open over it. */
interface ListQuery extends PageQuery {
  edit?: number;
  new?: '1';
  delete?: number;
}

type Value = string | number | boolean | undefined;
type Changes<Query> = Partial<Record<keyof Query, Value>>;

/**
 * URLs of the list of `query` with changes. Dialogs are closed unless a change opens one; defaults are left
 * out.
 * @param toUrl makes the URL of the list's page with a query
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
