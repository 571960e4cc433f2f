import {
  bool,
  eachOf,
  int,
  nullable,
  number,
  oneOf,
  part,
  parts,
  shape,
  text,
  texts,
  time,
  url,
} from '../core/http/input/shape.js';
import { IMPORT_STATUSES } from './import-states.js';
import { FEED_LANGUAGES, SEVERITIES } from './feed/offer.js';
import { FEED_CONTENTS, type DryRunCounters, type ImportCounters, MODES, SOURCES } from './import.entity.js';

/** An issue of one item, or of the whole file (item number 0). */
export class ImportIssueJson extends shape({
  itemNumber: int,
  /** Line of the item's start tag, from 1. */
  line: int,
  productCode: nullable(text),
  severity: oneOf(SEVERITIES),
  code: text,
  message: text,
  /** Advice how to fix it. */
  hint: nullable(text),
  /** The offending text, cut to 200 characters. */
  text: nullable(text),
}) {}

/** The number of issues with one code. */
class IssueCountJson extends shape({
  code: text,
  message: text,
  severity: oneOf(SEVERITIES),
  count: int,
  /** How many items they affect; null: not all issues are stored. */
  items: nullable(int),
  /** The issues with this code as JSON. */
  url,
}) {}

/** A sentence about the state of a run. */
export class NoteJson extends shape({
  text,
  /** The page of the other run that it names. */
  url: nullable(url),
}) {}

class ExampleJson extends shape({
  productCode: text,
  name: text,
  /** The difference as localised text. */
  change: nullable(text),
}) {}

/** Why a run has to be confirmed. */
export class HoldJson extends shape({
  code: text,
  message: text,
  /** Advice how to fix it. */
  hint: nullable(text),
  /** The first three. */
  examples: parts(ExampleJson),
  /** All affected offers as JSON. */
  url,
  /** ISO 4217, the most likely first: the choice for prices without a currency; empty when it is not asked for. */
  currencies: texts,
  /** The choice for texts without a language, the most likely first; empty when it is not asked for. */
  languages: eachOf(FEED_LANGUAGES),
}) {}

class KeptOfferJson extends shape({
  productCode: text,
  name: text,
  /** URL of the page in the admin area. */
  url,
}) {}

/** The progress of a rollback. */
export class RollbackJson extends shape({
  /** Products restored so far. */
  restored: int,
  /** Products that did not change because a person edited them after the run. */
  kept: int,
  /** The first 100 of those. */
  keptOffers: parts(KeptOfferJson),
}) {}

class DryRunCountersJson
  extends shape({ created: int, updated: int, unchanged: int, deactivated: int })
  implements DryRunCounters {}

class CountersJson
  extends shape(
    {
      read: int,
      rejected: int,
      /** Items of categories that the store does not want imported. */
      excluded: int,
      /**
       * Number of created, updated and unchanged offers that are stored but hidden, because a blocked term
       * matches.
       */
      blocked: int,
    },
    DryRunCountersJson,
  )
  implements ImportCounters {}

class ReasonJson extends shape({ message: text, hint: nullable(text) }) {}

/** One run of a feed; times are ISO 8601 UTC. */
export class ImportJson extends shape({
  id: int,
  companyId: int,
  /** Its page. */
  url,
  source: oneOf(SOURCES),
  fileName: text,
  format: nullable(text),
  mode: oneOf(MODES),
  /** How a dry run reads its file; null: not a dry run. */
  dryRunContent: nullable(oneOf(FEED_CONTENTS)),
  status: oneOf(IMPORT_STATUSES),
  counters: part(CountersJson),
  /** Changes that a dry run or a held run would make; null for other runs. */
  dryRunCounters: nullable(part(DryRunCountersJson)),
  warnings: int,
  createdAt: time,
  startedAt: nullable(time),
  finishedAt: nullable(time),
  reason: nullable(part(ReasonJson)),
}) {}

const STEPS = ['judging', 'reading', 'comparing', 'writing', 'rolling-back'] as const;
export type ImportStep = (typeof STEPS)[number];

/** A run with its pace and its issue counts. */
export class ImportDetailJson extends shape(
  {
    active: bool,
    /** The current step: `judging` recognises the format, `comparing` computes the differences of a dry or held run. */
    step: nullable(oneOf(STEPS)),
    /** Done by this step; null while unknown. */
    items: nullable(int),
    /** All items of this step; null while unknown. */
    total: nullable(int),
    /** 0–1 of this step; null while unknown. */
    progress: nullable(number),
    itemsPerSecond: nullable(int),
    secondsLeft: nullable(int),
    /** POST lets a held run write; null when it is not held, or without permission. */
    confirmUrl: nullable(url),
    /** POST cancels the run; null after its end, or without permission. */
    cancelUrl: nullable(url),
    /** The fields of the file and their mapping; null when the format is known. */
    surveyUrl: nullable(url),
    /**
     * POST rolls the run back; null unless it is the store's newest run with changes, or without permission.
     */
    rollbackUrl: nullable(url),
    /** Null until a rollback is requested. */
    rollback: nullable(part(RollbackJson)),
    /** The reason why the run waits, its remaining work, and the reason why it cannot be rolled back. */
    notes: parts(NoteJson),
    /** The reasons why a person must confirm it; for a dry run, why a person would have to. */
    holds: parts(HoldJson),
    /** Whether its file, issues and changes are still stored. */
    kept: bool,
    /** How many offers it changes or would change. */
    changeCount: int,
    /** The changed offers as JSON. */
    changesUrl: url,
    /** All issues as JSON. */
    issuesUrl: url,
    /** All issues as CSV. */
    reportUrl: url,
    /** All issues as a JSON file. */
    jsonReportUrl: url,
    issueCounts: parts(IssueCountJson),
  },
  ImportJson,
) {}
