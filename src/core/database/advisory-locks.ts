/**
 * Every advisory lock of the application, by what it protects: PostgreSQL knows them by number only. SQL in migrations
 * repeats a number from here.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_042_026,
  testTemplate: 7_042_027,
  /** One writer of the read model at a time. */
  readModel: 7_042_028,
  /** A free slug is looked for, and then written. */
  companySlugs: 7_042_029,
  /** Two changes of the tree that each hold alone can make a circle together. */
  categoryTree: 7_042_030,
  categoryCounts: 7_042_031,
  /** Places among a category's attributes, and uses, are counted and then written. */
  attributeRegistry: 7_042_032,
  /** By GTIN: one description is approved at a time. */
  approvedProductData: 7_042_033,
  /** What others have is looked at and then written. */
  synonyms: 7_042_034,
  /** Of two stores with the same new code one asks for its description. */
  requestedProductData: 7_042_035,
  /**
   * Rows that very many others refer to. PostgreSQL lets whoever only keeps a row (`for key share`) pass those who wait
   * to change it: an import, whose batches overlap, would keep them out to its end. These locks have a queue: batches
   * share them, who changes such a row takes them alone, right before a lock `for update`.
   */
  categoryRows: 7_042_036,
  definitionRows: 7_042_037,
  /** Two super admins who take each other's rights must not both find the other one. */
  superAdmins: 7_042_038,
  /** By address: another invitation at this moment would take away the account that this one makes. */
  invitations: 7_042_039,
  /** By run: who writes a batch holds it, so that nobody can take the run over. */
  bulkRuns: 7_042_040,
  /** By company: there may be no mapping yet to be locked. */
  feedMappings: 7_042_041,
  /** Sums by day, and those of stores and periods that follow them, are written by one at a time. */
  visitSums: 7_042_042,
  /** By content hash: keeps writing and removing the files of a content apart. */
  storedContent: 7_042_043,
} as const;

type AdvisoryLock = keyof typeof ADVISORY_LOCKS;

/** @param part SQL of an integer: which one of many the lock is */
const call = (suffix: string, lock: AdvisoryLock, part?: string) =>
  `pg_${suffix}(${[ADVISORY_LOCKS[lock], ...(part ? [part] : [])].join(', ')})`;

/** Statements that wait for a lock, and hold it until the transaction ends. */
export const takeLock = (lock: AdvisoryLock, part?: string) =>
  `select ${call('advisory_xact_lock', lock, part)}`;
export const shareLock = (lock: AdvisoryLock) => `select ${call('advisory_xact_lock_shared', lock)}`;

/** An expression that takes a lock until the transaction ends; false when somebody has it. */
export const tryLock = (lock: AdvisoryLock, part?: string) => call('try_advisory_xact_lock', lock, part);

/** Statements for locks that a connection holds until it releases them; `held` tells whether it has it. */
export const tryHoldLock = (lock: AdvisoryLock) => `select ${call('try_advisory_lock', lock)} as held`;
export const holdLock = (lock: AdvisoryLock) => `select ${call('advisory_lock', lock)}`;
export const releaseLock = (lock: AdvisoryLock) => `select ${call('advisory_unlock', lock)}`;
