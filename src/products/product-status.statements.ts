import type { ProductStatus } from './product-fields.js';

/** The columns of a product that say whether it is on sale; nobody else sets them. */
interface StatusColumns {
  status: string;
  /** Its store's feed no longer has it: it comes back with the feed. */
  left_feed: string;
  /** Since when visitors cannot see it. */
  unavailable_since: string;
}

/** A person has chosen the status, an expression: it is no longer the feed's to bring back. `of` is the row as it is. */
export const chosenStatus = (status: string, of = ''): StatusColumns => ({
  status,
  left_feed: `${of}left_feed and ${of}status = ${status}`,
  unavailable_since: `case when ${of}status = ${status} then ${of}unavailable_since
    when ${of}status = 'active' and ${status} = 'inactive' then now() end`,
});

export const chosen = (status: ProductStatus) => chosenStatus(`'${status}'`);

/** A feed has it: what the feed had lost comes back, what a person switched off stays off. */
export const fedStatus = (of = ''): StatusColumns => ({
  status: `case when ${of}left_feed then 'active' else ${of}status end`,
  left_feed: 'false',
  unavailable_since: `case when not ${of}left_feed then ${of}unavailable_since end`,
});

/** Its feed no longer has it. */
export const MISSING: StatusColumns = { status: `'inactive'`, left_feed: 'true', unavailable_since: 'now()' };

/** As it was when `of` was read. */
export const formerStatus = (of: string): StatusColumns => ({
  status: `${of}status`,
  left_feed: `${of}left_feed`,
  unavailable_since: `${of}unavailable_since`,
});

/** Each of the columns by a condition. */
export const statusWhere = (condition: string, yes: StatusColumns, no: StatusColumns): StatusColumns => {
  const either = (column: keyof StatusColumns) =>
    `case when ${condition} then ${yes[column]} else ${no[column]} end`;
  return {
    status: either('status'),
    left_feed: either('left_feed'),
    unavailable_since: either('unavailable_since'),
  };
};

/** As an update sets them. */
export const setStatus = (columns: StatusColumns): string =>
  Object.entries(columns)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');
