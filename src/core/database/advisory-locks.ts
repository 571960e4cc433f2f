/**
 * All advisory locks of the application, by their purpose. SQL in migrations repeats the numbers. For locks
 * on thousands of keys, see key-locks.ts.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_042_026,
  testTemplate: 7_042_027,
  /** Finding a free slug and writing it are one step. */
  companySlugs: 7_042_029,
  /** Two concurrent valid changes of the tree could make a cycle. */
  categoryTree: 7_042_030,
  categoryCounts: 7_042_031,
  /** Positions and uses of attributes are counted and then written. */
  attributeRegistry: 7_042_032,
  /** One lock for each GTIN: one description is approved at a time. */
  approvedProductData: 7_042_033,
  /** Checking for duplicates and writing are one step. */
  synonyms: 7_042_034,
  /** One lock for each new GTIN: if several stores have it, only one requests its product data. */
  requestedProductData: 7_042_035,
  /**
   * Rows with very many references. In PostgreSQL, key share locks overtake a waiting `for update`: the overlapping
   * batches of an import would block it to their end. Advisory locks are granted in order: batches take them shared,
   * changes of such a row exclusively, right before `for update`.
   */
  categoryRows: 7_042_036,
  definitionRows: 7_042_037,
  /** Two super admins who demote each other must not both succeed: one has to remain. */
  superAdmins: 7_042_038,
  /** One lock for each e-mail address: a concurrent invitation would take the account that this one creates. */
  invitations: 7_042_039,
  /** One lock for each run, held while a batch is written, so that no other worker takes the run over. */
  bulkRuns: 7_042_040,
  /** One lock for each company: before the first mapping there is no row to lock. */
  feedMappings: 7_042_041,
  /** One writer of the daily sums and of those derived from them. */
  visitSums: 7_042_042,
  /** Held while a mail of a price alert is sent, so that only one worker sends it, even if clocks differ. */
  alertMails: 7_042_051,
  /** One lock for each content hash: files are not written and removed at the same time. */
  storedContent: 7_042_043,
  /** One rebuild of the indexes outside the database at a time. */
  catalogueRebuild: 7_042_045,
  /**
   * One lock for each company. Exclusive: refreshing the read model for products written by another transaction.
   * Shared: refreshing it for products that the same transaction locked.
   */
  writtenProducts: 7_042_046,
  /** One builder of the sitemap at a time, part by part. */
  sitemap: 7_042_052,
  /** One search for offers of the same product at a time, batch by batch. */
  matching: 7_042_053,
  /**
   * Shared by writers of offers, exclusive for changes of the terms, so no offer is compared with old terms
   * after a change.
   */
  blockedTerms: 7_042_050,
} as const;

type AdvisoryLock = keyof typeof ADVISORY_LOCKS;

/** @param part SQL of an integer, for one lock of many */
const call = (suffix: string, lock: AdvisoryLock, part?: string) =>
  `pg_${suffix}(${[ADVISORY_LOCKS[lock], ...(part ? [part] : [])].join(', ')})`;

/** Statements that wait for a lock, and hold it until the transaction ends. */
export const takeLock = (lock: AdvisoryLock, part?: string) =>
  `select ${call('advisory_xact_lock', lock, part)}`;
export const shareLock = (lock: AdvisoryLock, part?: string) =>
  `select ${call('advisory_xact_lock_shared', lock, part)}`;

/** An expression that takes a lock until the transaction ends; false when it is held elsewhere. */
export const tryLock = (lock: AdvisoryLock, part?: string) => call('try_advisory_xact_lock', lock, part);

/** Statements for locks that a connection holds until it releases them; `held`: whether it got it. */
export const tryHoldLock = (lock: AdvisoryLock) => `select ${call('try_advisory_lock', lock)} as held`;
export const holdLock = (lock: AdvisoryLock) => `select ${call('advisory_lock', lock)}`;
export const releaseLock = (lock: AdvisoryLock) => `select ${call('advisory_unlock', lock)}`;
