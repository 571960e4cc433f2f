const isNightly = process.env.NIGHTLY === '1';
/** `npm run test:kills -- --times 100` */
const kills = Number(process.env.TEST_KILLS || 20);

/**
 * Everything that `npm test` repeats less often than `.ci/nightly`. Each kind of fault, filter and text is in both; only
 * repetition and scale differ (docs/decisions/083-test-harness.md).
 */
export const AMOUNTS = {
  /** Kills of an import's worker, each at another moment. */
  importKills: isNightly ? kills : 4,
  /** Kills under an index in memory: of worker, PostgreSQL, Redis and web process in turn. */
  memoryIndexKills: isNightly ? kills : 4,
  /** Kills under an index in OpenSearch: its node first, then as above. */
  engineKills: isNightly ? kills : 2,
  /** Nodes of that OpenSearch: one of three is killed, or the only one. */
  engineNodes: isNightly ? 3 : 1,
  /** Cuts between two nodes of OpenSearch, which only some machines can make. */
  nodeCuts: isNightly ? 1 : 0,
  /** Hours by which clocks are set forward or back. */
  clockJumps: isNightly ? [1, -1, 24, -24] : [24, -24],
  /** Random queries of cards and as many of counts, for each kind of index. */
  randomQueries: isNightly ? 300 : 60,
  /** Random queries with filters that a test invents. */
  inventedFilterQueries: isNightly ? 120 : 24,
  /** One of so many texts that name a category and a value; 7 meets each category, value and order of words. */
  categoryTextStep: isNightly ? 1 : 7,
  /** One of so many texts of shoppers. */
  shopperTextStep: isNightly ? 1 : 2,
};

/** Every nth of a list. */
export const everyNth = <Value>(values: readonly Value[], step: number): Value[] =>
  values.filter((_, at) => at % step === 0);
