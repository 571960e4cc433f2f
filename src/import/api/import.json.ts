import {
  bool,
  int,
  nullable,
  number,
  oneOf,
  part,
  parts,
  shape,
  text,
  time,
  url,
} from '../../core/http/input/shape.js';
import { MODES } from '../import.input.js';
import { IssueCountJson } from './import-issue.json.js';
import { HoldJson, NoteJson, RollbackJson } from './import-outcome.json.js';
import type { ImportDetail, ImportStep, ImportSummary } from '../import.pages.js';
import type { FeedContent, ForeseenCounters, ImportCounters, ImportStatus } from '../import.entity.js';

class ForeseenJson
  extends shape({ created: int, updated: int, unchanged: int, deactivated: int })
  implements ForeseenCounters {}

class CountersJson
  extends shape(
    {
      read: int,
      rejected: int,
      /** Items of categories that the store does not want imported. */
      excluded: int,
    },
    ForeseenJson,
  )
  implements ImportCounters {}

class ReasonJson extends shape({ message: text, hint: nullable(text) }) {}

/** One run of a feed; times are ISO 8601 UTC. */
export class ImportJson
  extends shape({
    id: int,
    /** Its page. */
    url,
    fileName: text,
    format: nullable(text),
    mode: oneOf(MODES),
    /** What a dry run tries; null: it is none. */
    tries: nullable(oneOf<FeedContent>(['full', 'delta'])),
    status: oneOf<ImportStatus>([
      'queued',
      'validating',
      'held',
      'needs-mapping',
      'writing',
      'done',
      'failed',
      'cancelled',
      'rolling-back',
      'rolled-back',
    ]),
    counters: part(CountersJson),
    /** What a dry run or a held run would do; else null. */
    foreseen: nullable(part(ForeseenJson)),
    warnings: int,
    createdAt: time,
    startedAt: nullable(time),
    finishedAt: nullable(time),
    reason: nullable(part(ReasonJson)),
  })
  implements ImportSummary {}

const STEPS = ['judging', 'reading', 'foreseeing', 'writing', 'rolling-back'] as const satisfies ImportStep[];

/** A run with its pace and its issue counts. */
export class ImportDetailJson
  extends shape(
    {
      active: bool,
      /** The current step: `judging` recognises the format, `foreseeing` computes the differences of a dry or held run. */
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
      /** POST cancels the run; null when it has ended, or without permission. */
      cancelUrl: nullable(url),
      /** The fields of the file and their mapping; null when the format is known. */
      surveyUrl: nullable(url),
      /** POST rolls the run back; null unless it is the newest of its store that has changed something, or without permission. */
      rollbackUrl: nullable(url),
      /** Null until a rollback is requested. */
      rollback: nullable(part(RollbackJson)),
      /** What it waits for, what remains of it, why it cannot be rolled back. */
      notes: parts(NoteJson),
      /** Why somebody has to confirm it; of a dry run, why somebody would have to. */
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
  )
  implements Omit<ImportDetail, 'repeatUrl' | 'mappingUrl' | 'counterUrls'> {}
