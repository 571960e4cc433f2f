/** SQL of the columns that decide whether a product is visible; set only by the functions of this file. */
interface StatusColumns {
  status: string;
  /** The store's feed no longer has it: it is activated again when the feed has it. */
  left_feed: string;
  /** Why an offer that the feed still has is hidden; see `LeftOutReason`. */
  left_out: string;
  /** Since when visitors cannot see it. */
  unavailable_since: string;
}

/**
 * A person chose the status: the feed no longer activates the product.
 * @param status SQL expression
 * @param of prefix of the current row's columns, for example `p.`
 */
export const chosenStatus = (status: string, of = ''): StatusColumns => ({
  status,
  left_feed: `${of}left_feed and ${of}status = ${status}`,
  left_out: `case when ${of}left_feed and ${of}status = ${status} then ${of}left_out end`,
  unavailable_since: `case when ${of}status = ${status} then ${of}unavailable_since
    when ${of}status in ('active', 'blocked') and ${status} = 'inactive' then coalesce(${of}unavailable_since, now()) end`,
});

/** The feed has it: products that were missing are activated, those that a person deactivated stay inactive. */
export const fedStatus = (of = ''): StatusColumns => ({
  status: `case when ${of}left_feed then 'active' else ${of}status end`,
  left_feed: 'false',
  left_out: 'null',
  unavailable_since: `case when not ${of}left_feed then ${of}unavailable_since end`,
});

/** The feed no longer has it. */
export const MISSING: StatusColumns = {
  status: `'inactive'`,
  left_feed: 'true',
  left_out: 'null',
  unavailable_since: 'now()',
};

/** A blocked term matches an active product, or a super admin blocked it. */
export const BLOCKED: StatusColumns = {
  status: `'blocked'`,
  left_feed: 'left_feed',
  left_out: 'left_out',
  unavailable_since: 'now()',
};

/** Nothing blocks it any more. */
export const UNBLOCKED: StatusColumns = {
  status: `'active'`,
  left_feed: 'left_feed',
  left_out: 'left_out',
  unavailable_since: 'null',
};

/** The values that another row has. @param of its alias with the dot: `b.` */
export const formerStatus = (of: string): StatusColumns => ({
  status: `${of}status`,
  left_feed: `${of}left_feed`,
  left_out: `${of}left_out`,
  unavailable_since: `${of}unavailable_since`,
});

/** One set of values or the other, by an SQL condition. */
export const statusWhere = (condition: string, yes: StatusColumns, no: StatusColumns): StatusColumns => {
  const either = (column: keyof StatusColumns) =>
    `case when ${condition} then ${yes[column]} else ${no[column]} end`;
  return {
    status: either('status'),
    left_feed: either('left_feed'),
    left_out: either('left_out'),
    unavailable_since: either('unavailable_since'),
  };
};

/** Assignments for UPDATE. */
export const setStatus = (columns: StatusColumns): string =>
  Object.entries(columns)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');
